import { useCallback } from 'react'
import type { ReelsLook } from '#games/reels/looks/look.ts'
import css from './backdrop.module.css'

type Props = { readonly backdrop: ReelsLook['backdrop']; readonly art: string }

/** The scene of the game's tile; decoration only. */
export function Backdrop({ backdrop: { scene, turn, mirrored }, art }: Props) {
  const base = `${art}backdrops/${scene}`
  const turned = useCallback(
    (image: HTMLElement | null) => void image?.style.setProperty('--turn', `${turn}deg`),
    [turn],
  )
  return (
    <div className={css.backdrop} aria-hidden="true">
      <picture>
        <source media="(max-aspect-ratio: 1)" type="image/avif" srcSet={`${base}-tall-540.avif`} />
        <source media="(max-aspect-ratio: 1)" srcSet={`${base}-tall-540.webp`} />
        <source type="image/avif" srcSet={`${base}-wide-1280.avif`} />
        <img ref={turned} src={`${base}-wide-1280.webp`} alt="" data-mirrored={mirrored || undefined} />
      </picture>
    </div>
  )
}
