import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  language: SiteLanguage
  /** The encrypted address; it is decrypted shortly before the link is followed. */
  support: string | undefined
  text: string
  small?: boolean
}

export function SupportEntry({ language, support, text, small = false }: Props) {
  return (
    <a href={localPath(language, '/support/')} data-support={support ?? ''}>
      <Icon name="headset" small={small} />
      <span>{text}</span>
    </a>
  )
}
