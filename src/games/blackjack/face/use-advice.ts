import { useEffect, useState } from 'react'
import type { Decision, Shown } from '#games/blackjack/table.ts'

/**
 * What the basic strategy advises; its solver loads when it is asked for the first time.
 *
 * @param shown undefined while nothing is asked
 */
export function useAdvice(shown: Shown | undefined): Decision | undefined {
  const [advice, setAdvice] = useState<{ readonly of: Shown; readonly decision: Decision | undefined }>()
  useEffect(() => {
    if (!shown) return
    let isCurrent = true
    // Without the script there is no advice; the game goes on.
    import('#games/blackjack/strategy.ts').then(
      ({ advised }) => isCurrent && setAdvice({ of: shown, decision: advised(shown) }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [shown])
  return shown && advice?.of === shown ? advice.decision : undefined
}
