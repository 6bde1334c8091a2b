import { useEffect, useState } from 'react'
import { type AccessOptions, accessOptions } from '#stores/account/auth/access.ts'

/**
 * The methods of login and registration that the operator offers; undefined until they are loaded. No `resource`: they
 * are loaded once per page and cannot fail, because defaults replace them.
 */
export function useAccess(language: string): AccessOptions | undefined {
  const [options, setOptions] = useState<AccessOptions>()
  useEffect(() => {
    void accessOptions(language).then(setOptions)
  }, [language])
  return options
}
