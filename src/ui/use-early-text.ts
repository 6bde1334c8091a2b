import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns, once, what a person typed into a form of the built HTML before its island was active. React keeps such text
 * during hydration and would clear the fields with the next change. A form that was submitted meanwhile
 * (`layouts/early.js`) is submitted now.
 */
export function useEarlyText(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Readonly<Record<string, string>>) => void,
): void {
  const taken = useRef(false)
  // Before anything else reaches the form: an earlier key press or click would find empty fields.
  useLayoutEffect(() => {
    if (taken.current || !form.current) return
    const { current } = form
    taken.current = true
    const typed = [...new FormData(current)].filter(([, value]) => typeof value === 'string' && value !== '')
    if (typed.length > 0) take(Object.fromEntries(typed) as Record<string, string>)
    if (current.dataset.sent === undefined) return
    delete current.dataset.sent
    // Submits after the typed text has become part of the form.
    setTimeout(() => current.requestSubmit())
  })
}
