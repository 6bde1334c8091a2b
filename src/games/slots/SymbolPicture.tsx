import { useSyncExternalStore } from 'react'
import { Glyph } from './Glyph.tsx'
import css from './reels.module.css'
import type { SymbolId, ThemeId } from './types.ts'

/** Pictures that could not be loaded. Each is tried once, and all places that show it change to the glyph together. */
const missing = new Set<string>()
const listeners = new Set<() => void>()

function reportMissing(picture: string): void {
  missing.add(picture)
  for (const listener of listeners) listener()
}

function useMissing(picture: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => missing.has(picture),
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Props = { readonly theme: ThemeId; readonly symbol: SymbolId; readonly alt?: string }

const sizes = '(min-width: 48rem) 8rem, 19vw'

/** The picture of a symbol, or its glyph if the picture cannot be loaded. */
export function SymbolPicture({ theme, symbol, alt = '' }: Props) {
  const base = `/art/symbols/${theme}/${symbol}`
  if (useMissing(base)) {
    return (
      <>
        <Glyph symbol={symbol} />
        {alt && <span className={css.alt}>{alt}</span>}
      </>
    )
  }
  const sources = (format: string) => `${base}-96.${format} 96w, ${base}-192.${format} 192w`
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`${base}-96.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        width={96}
        height={96}
        draggable={false}
        decoding="sync"
        onError={() => reportMissing(base)}
      />
    </picture>
  )
}
