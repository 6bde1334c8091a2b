import { type DetailsHTMLAttributes, type HTMLAttributes, type ReactNode, useState } from 'react'

interface Props extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'onToggle'> {
  summary: ReactNode
  /** Further attributes of the summary. */
  head?: HTMLAttributes<HTMLElement>
  /** Each time that it is opened. */
  onOpen?: () => void
  children: ReactNode
}

/** Something that opens in place. What is inside is drawn when it is opened first: long lists have one in each row. */
export function Fold({ summary, head, onOpen, children, ...details }: Props) {
  const [wasOpened, setWasOpened] = useState(details.open === true)
  return (
    <details
      {...details}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        setWasOpened(true)
        onOpen?.()
      }}
    >
      <summary {...head}>{summary}</summary>
      {wasOpened && children}
    </details>
  )
}
