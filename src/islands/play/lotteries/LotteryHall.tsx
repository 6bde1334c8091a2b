import './lottery.css'
import { useState } from 'react'
import type { PrizeMode } from '#contract/play/lotteries/lottery.ts'
import { guarded } from '#islands/Guard.tsx'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { Words } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import {
  findGame,
  type HallName,
  loadMenus,
  lotteryFilter,
  menuShown,
  showLotteries,
} from '#stores/play/lotteries/lottery.ts'
import { resource } from '#stores/resource.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { Segments } from '#ui/Segments.tsx'
import { LotteryDialog } from './LotteryDialog.tsx'
import { LotteryGames } from './LotteryGames.tsx'

interface Props {
  hall: HallName
  /** The prize mode that is shown first, if it has games. */
  defaultMode: PrizeMode
  language: SiteLanguage
  locale: string
  messages: Messages
  /** Names of vendors by code. */
  vendors: Readonly<Record<string, string>>
}

/** The lotteries of a page by prize mode and type. The lottery in the address is opened. */
export const LotteryHall = guarded(function LotteryHall({
  hall,
  defaultMode,
  language,
  locale,
  messages,
  vendors,
}: Props) {
  const t = createTranslate<'lotteries' | 'lobby' | 'errors'>(messages, locale)
  const filter = useStore(lotteryFilter.$filter)
  const [{ $state, refresh }] = useState(() => resource(() => loadMenus(hall, language)))
  const state = useAnswer($state)
  const { lotteryType, gameCode } = filter
  return (
    <Words value={t}>
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={refresh}
        skeleton={
          <p className="lottery__wait" role="status">
            <span className="busy" aria-hidden="true" />
            <span>{t('loading')}</span>
          </p>
        }
      >
        {(menus) => {
          const opened = findGame(menus, gameCode)
          const menu = menuShown(menus, filter, defaultMode)
          return (
            <>
              {menu ? (
                <>
                  <Segments
                    legend={t('modes')}
                    value={menu.prizeMode}
                    options={menus.map(({ prizeMode }) => ({ value: prizeMode, label: t(`mode.${prizeMode}`) }))}
                    onChange={(prizeMode) => showLotteries({ prizeMode })}
                  />
                  <LotteryGames
                    menu={menu}
                    type={menu.types.some(({ key }) => key === lotteryType) ? lotteryType : undefined}
                    vendors={vendors}
                    language={language}
                  />
                </>
              ) : (
                <p>{t('none')}</p>
              )}
              {gameCode !== undefined && !opened && <Notice kind="error">{t('error.game_not_found')}</Notice>}
              {opened && (
                <LotteryDialog
                  key={opened.game.gameCode}
                  hall={hall}
                  prizeMode={opened.menu.prizeMode}
                  game={opened.game}
                  language={language}
                  vendors={vendors}
                  onClose={() => showLotteries({ gameCode: undefined }, 'replace')}
                />
              )}
            </>
          )
        }}
      </Resource>
    </Words>
  )
})
