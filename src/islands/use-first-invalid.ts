import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first wrong field of a refused form, as people with screen readers expect.
 *
 * @param errors what is wrong; a new object with each check
 * @returns the ref for the form
 */
export function useFirstInvalid(errors: object = {}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  return form
}
