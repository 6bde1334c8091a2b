interface Props {
  /** Name of a file in `ui/icons`; the page's sprite contains them all. */
  name: string
  small?: boolean
  turns?: boolean
}

export function Icon({ name, small = false, turns = false }: Props) {
  const className = ['icon', small && 'icon--s', turns && 'icon--turns'].filter(Boolean).join(' ')
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
