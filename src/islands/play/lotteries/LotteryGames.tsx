import { useEffect, useRef } from 'react'
import type { LotteryType } from '#contract/play/lotteries/lottery.ts'
import { GameTile } from '#islands/GameTile.tsx'
import { useWords } from '#islands/Words.tsx'
import { tilePictures } from '#lib/art.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { followDraws } from '#light/play/draws/next-draws.ts'
import { type LotteryMenu, lotteryAddress, showLotteries } from '#stores/play/lotteries/lottery.ts'

interface Props {
  menu: LotteryMenu
  type: LotteryType | undefined
  vendors: Readonly<Record<string, string>>
  language: SiteLanguage
}

/** Buttons for the types of lottery, and the lotteries of the chosen type; of all types if none is chosen. */
export function LotteryGames({ menu, type, vendors, language }: Props) {
  const t = useWords<'lotteries' | 'lobby' | 'errors'>()
  const games = menu.games.filter(({ lotteryType }) => type === undefined || lotteryType === type)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => (list.current ? followDraws(list.current) : undefined), [])
  return (
    <>
      {menu.types.length > 1 && (
        <fieldset className="draws">
          <legend className="unseen">{t('types')}</legend>
          {menu.types.map(({ key, displayName, iconUrl }) => {
            const { avif, webp, src } = tilePictures(iconUrl)
            return (
              <button
                key={key}
                type="button"
                className="draws__type"
                aria-pressed={key === type}
                onClick={() => showLotteries({ lotteryType: key === type ? undefined : key })}
              >
                <picture>
                  <source type="image/avif" srcSet={avif} sizes="3.5rem" />
                  <img src={src} srcSet={webp} sizes="3.5rem" width="160" height="214" alt="" />
                </picture>
                <span>
                  <span>{displayName}</span>
                  <small>
                    {t('count', { count: menu.games.filter(({ lotteryType }) => lotteryType === key).length })}
                  </small>
                </span>
              </button>
            )
          })}
        </fieldset>
      )}
      {/* The links lead to this page with another query, so they need no reload. */}
      <ul
        ref={list}
        className="tiles"
        data-days={t('draws.days', { days: '{{days}}', clock: '{{clock}}' })}
        onClickCapture={(event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null
          if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          showLotteries({ gameCode: new URL(link.href).searchParams.get('gameCode') ?? undefined })
        }}
      >
        {games.map((game) => (
          <GameTile
            key={game.nodeId}
            game={game}
            vendor={vendors[game.vassalage] ?? game.vassalage}
            language={language}
            draws={!game.maintenance}
            href={lotteryAddress({ gameCode: game.gameCode })}
          />
        ))}
      </ul>
    </>
  )
}
