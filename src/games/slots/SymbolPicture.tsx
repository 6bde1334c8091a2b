import { memo } from 'react'
import { Glyph } from './Glyph.tsx'
import { Picture } from './Picture.tsx'
import type { SymbolId, ThemeId } from './types.ts'

type Props = { readonly theme: ThemeId; readonly symbol: SymbolId; readonly alt?: string }

/** The picture of a theme's symbol. Reels have some hundred, of which few change. */
export const SymbolPicture = memo(function SymbolPicture({ theme, symbol, alt = '' }: Props) {
  return (
    <Picture base={`/art/symbols/${theme}/${symbol}`} webp={[96, 192]} alt={alt} glyph={<Glyph symbol={symbol} />} />
  )
})
