import { useEffect, useState } from 'react'

/** After a refused form the first wrong field has the focus, as people with screen readers expect. */
export function useFirstInvalid(errors: Readonly<Record<string, string | undefined>>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors, form])
  return setForm
}
