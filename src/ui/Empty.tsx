import { spotImage } from '#lib/art.ts'
import type { Parts } from './parts.ts'

interface Props {
  title: string
  text: string
  /** An action, such as a link. */
  children?: Parts
}

/** Shown in place of an empty list. */
export function Empty({ title, text, children }: Props) {
  return (
    <div className="empty">
      <img {...spotImage('chest', 136)} alt="" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
