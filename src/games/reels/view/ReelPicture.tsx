import { memo } from 'react'
import type { ReelsLook } from '#games/reels/looks/look.ts'
import type { ReelSymbol } from '#games/reels/types.ts'
import { Glyph } from '#games/slots/Glyph.tsx'
import { Picture } from '#games/slots/Picture.tsx'
import css from './symbols.module.css'

type Props = {
  readonly look: ReelsLook
  readonly symbol: ReelSymbol
  /** Folder of the pool of pictures. */
  readonly art: string
  readonly alt?: string
}

/** Words on the plates of symbols that do something; international, like the letters of the low symbols. */
const plates: Partial<Readonly<Record<ReelSymbol, string>>> = { wild: 'Wild', scatter: 'Scatter' }

/** A symbol on its plate. The picture comes from the pool that all games share. Reels have some hundred, of which few change. */
export const ReelPicture = memo(function ReelPicture({ look, symbol, art, alt = '' }: Props) {
  return (
    <span className={css.symbol} data-kind={symbol.replace(/\d$/, '')}>
      <Picture
        base={`${art}symbols/${look.pictures[symbol]}`}
        webp={[192]}
        alt={alt}
        glyph={<Glyph symbol={symbol === 'coin' ? 'mid1' : symbol} />}
      />
      {plates[symbol] && <b aria-hidden="true">{plates[symbol]}</b>}
    </span>
  )
})
