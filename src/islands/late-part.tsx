import { type ComponentType, lazy, useState } from 'react'
import { chunk } from './chunk.ts'

/**
 * A part of the page that comes when it is wanted. Drawn before it has come it suspends; after `arrive` has resolved it is
 * drawn at once, without a fallback that React would let stand for 300 ms.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined
  const arrive = async () => {
    there = await chunk(load())
    return { default: there }
  }
  const Coming = lazy(arrive)
  function Part(props: Props) {
    // The one it began with: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Coming)
    return <Shown {...props} />
  }
  return Object.assign(Part, { arrive })
}
