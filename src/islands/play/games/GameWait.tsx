import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'

interface Props {
  nodeId: number
  /** The game's session is being opened, or its page is loading. */
  step: 'launch' | 'load'
}

/** A game on its way: the picture and name of its tile, if the page has one, and how far it is. */
export function GameWait({ nodeId, step }: Props) {
  const t = useWords<'games'>()
  const [{ picture, name }] = useState(() => tileOf(nodeId))
  return (
    <div className="game-wait-art" role="status">
      {picture ? (
        <img src={picture} width="150" height="200" alt="" />
      ) : (
        <img className="game-wait-art__mark" src="/art/logo/mark.svg" width="96" height="96" alt="" />
      )}
      {name && <strong>{name}</strong>}
      <progress max={3} value={step === 'launch' ? 1 : 2} aria-hidden="true" />
      <span>{t('launching')}</span>
    </div>
  )
}

/** Picture and name of a game's tile on this page. A loaded picture is not fetched again. */
function tileOf(nodeId: number): { readonly picture?: string | undefined; readonly name?: string | undefined } {
  const tile = document.querySelector(`[data-game="${String(nodeId)}"]`)
  const image = tile?.querySelector('img')
  return {
    picture: image?.currentSrc || image?.src,
    name: tile?.querySelector('.tile__name')?.textContent ?? undefined,
  }
}
