import { type RefObject, useLayoutEffect, useRef } from 'react'
import { bootForm } from './boot-form.ts'

/**
 * Returns, once, the text that a person typed before the form's island was active: into the same form of the built HTML, whose
 * text React keeps during hydration and would clear with the next change, or into its placeholder. A form that was
 * submitted before (`layouts/boot.js`) is submitted now.
 */
export function useBootText(
  form: RefObject<HTMLFormElement | null>,
  take: (values: Readonly<Record<string, string>>) => void,
): void {
  const taken = useRef(false)
  // This comes before anything else reaches the form: a key press or a click would find empty fields.
  useLayoutEffect(() => {
    if (taken.current || !form.current) return
    const { current } = form
    taken.current = true
    // A form of the page itself, such as feedback, may start while a login's placeholder is open.
    const filled = (current.closest('dialog') && bootForm()) ?? current
    const typed = [...new FormData(filled)].filter(([, value]) => typeof value === 'string' && value !== '')
    if (typed.length > 0) take(Object.fromEntries(typed) as Record<string, string>)
    if (filled.dataset.sent === undefined) return
    delete filled.dataset.sent
    // Submits after the typed text has become part of the form.
    setTimeout(() => current.requestSubmit())
  })
}
