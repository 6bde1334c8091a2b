import { useEffect, useRef } from 'react'

/** A ref for a form whose first wrong field takes the focus whenever errors are shown. */
export function useFirstInvalid(errors: Readonly<Record<string, string | undefined>>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  return form
}
