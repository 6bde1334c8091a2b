import { useWords } from '#islands/Words.tsx'

interface Props {
  /** The act in a word. */
  act: string
  /** What it is done to, for screen readers, who do not see the row. */
  of: string
}

/** A button at the end of a row. */
export function ActButton({ act, of, onClick }: Props & { onClick: () => void }) {
  const t = useWords<'hub'>()
  return (
    <button
      type="button"
      className="button hub__act"
      aria-label={t('hub.act.of', { act, title: of })}
      onClick={onClick}
    >
      {act}
    </button>
  )
}

/** A link at the end of a row. */
export function ActLink({ act, of, href }: Props & { href: string }) {
  const t = useWords<'hub'>()
  return (
    <a className="button hub__act" aria-label={t('hub.act.of', { act, title: of })} href={href}>
      {act}
    </a>
  )
}
