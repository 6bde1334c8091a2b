import { type RefObject, useEffect, useRef } from 'react'

/**
 * Hands over, once, what somebody typed into a form of the built HTML before its island listened. React keeps such text
 * while it takes the form over, and would empty the fields with its next change.
 */
export function useEarlyText(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Readonly<Record<string, string>>) => void,
): void {
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current || !form.current) return
    taken.current = true
    const typed = [...new FormData(form.current)].filter(([, value]) => typeof value === 'string' && value !== '')
    if (typed.length > 0) take(Object.fromEntries(typed) as Record<string, string>)
  })
}
