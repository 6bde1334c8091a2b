import type { ReactNode } from 'react'
import { spotImage } from '#lib/art.ts'

interface Props {
  title: string
  text: string
  /** A way on. */
  children?: ReactNode
}

/** Stands where a list has nothing to show. */
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
