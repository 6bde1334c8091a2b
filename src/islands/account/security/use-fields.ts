import { type ChangeEvent, useState } from 'react'

export type Wrong<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** The values of a form with an error for each invalid one. The error disappears when the value is changed. */
export function useFields<Name extends string>(...names: readonly Name[]) {
  const empty = () => Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const [values, setValues] = useState(empty)
  const [wrong, setWrong] = useState({} as Wrong<Name>)
  const set = (name: Name, value: string) => {
    setValues((now) => ({ ...now, [name]: value }))
    setWrong(({ [name]: _, ...others }) => others as Wrong<Name>)
  }
  return {
    names,
    values,
    wrong,
    setWrong,
    set,
    clear: () => setValues(empty()),
    /** Props of the input with a name. */
    bind: (name: Name) => ({
      value: values[name],
      error: wrong[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
  }
}

export type Fields<Name extends string> = ReturnType<typeof useFields<Name>>
