import { icon } from './markup/icon.ts'
import { drawn } from './markup/react.ts'

interface Props {
  /** Name of a file in `ui/icons`; the page's sprite contains them, those of its folder `centre` only on screens of the centres. */
  name: string
  small?: boolean
  turns?: boolean
}

export const Icon = ({ name, ...options }: Props) => drawn(icon(name, options))
