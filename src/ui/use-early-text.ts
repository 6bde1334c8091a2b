import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Hands over, once, what somebody typed into a form of the built HTML before its island listened. React keeps such text
 * while it takes the form over, and would empty the fields with its next change. What was sent meanwhile
 * (`layouts/early.js`) is sent now.
 */
export function useEarlyText(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Readonly<Record<string, string>>) => void,
): void {
  const taken = useRef(false)
  // Before anything else can reach the form: a key press or a click that comes first would meet empty fields.
  useLayoutEffect(() => {
    if (taken.current || !form.current) return
    const { current } = form
    taken.current = true
    const typed = [...new FormData(current)].filter(([, value]) => typeof value === 'string' && value !== '')
    if (typed.length > 0) take(Object.fromEntries(typed) as Record<string, string>)
    if (current.dataset.sent === undefined) return
    delete current.dataset.sent
    // Once what was typed is part of the form.
    setTimeout(() => current.requestSubmit())
  })
}
