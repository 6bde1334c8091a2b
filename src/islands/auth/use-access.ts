import { useEffect, useState } from 'react'
import { type AccessOptions, accessOptions } from '#stores/access.ts'

/** Which ways in the operator offers; undefined until that is known. */
export function useAccess(language: string): AccessOptions | undefined {
  const [options, setOptions] = useState<AccessOptions>()
  useEffect(() => {
    void accessOptions(language).then(setOptions)
  }, [language])
  return options
}
