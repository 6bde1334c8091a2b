import { lazy } from 'react'
import type { Area } from '#i18n/areas.ts'
import type { SiteLanguage } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { chunk } from '#islands/chunk.ts'
import { closePopup, type Popup } from '#stores/popup.ts'
import { Words } from './Words.tsx'

const AccountDialog = lazy(() =>
  chunk(import('#islands/auth/AccountDialog.tsx')).then(({ AccountDialog }) => ({ default: AccountDialog })),
)
const PasswordDialog = lazy(() =>
  chunk(import('#islands/auth/PasswordDialog.tsx')).then(({ PasswordDialog }) => ({ default: PasswordDialog })),
)
const GameDialog = lazy(() =>
  chunk(import('#islands/game/GameDialog.tsx')).then(({ GameDialog }) => ({ default: GameDialog })),
)
const GameListDialog = lazy(() =>
  chunk(import('#islands/game/GameListDialog.tsx')).then(({ GameListDialog }) => ({ default: GameListDialog })),
)
const AnnouncementDialog = lazy(() =>
  chunk(import('#islands/news/AnnouncementDialog.tsx')).then(({ AnnouncementDialog }) => ({
    default: AnnouncementDialog,
  })),
)
const HelpDialog = lazy(() =>
  chunk(import('#islands/help/HelpDialog.tsx')).then(({ HelpDialog }) => ({ default: HelpDialog })),
)

const ChatDialog = lazy(() =>
  chunk(import('#islands/lobby/ChatDialog.tsx')).then(({ ChatDialog }) => ({ default: ChatDialog })),
)
const ContractDialog = lazy(() =>
  chunk(import('#islands/agent/ContractDialog.tsx')).then(({ ContractDialog }) => ({ default: ContractDialog })),
)

const kinds = {
  login: 'account',
  register: 'account',
  forgot: 'account',
  changePassword: 'password',
  reset: 'password',
  game: 'game',
  games: 'games',
  notice: 'news',
  announcement: 'news',
  help: 'help',
  chat: 'chat',
  contract: 'contract',
  // The header asks, which has the words for it.
  logout: 'none',
} as const satisfies Record<Popup['name'], string>

const areas: Readonly<Record<(typeof kinds)[Popup['name']], readonly Area[]>> = {
  account: ['errors', 'auth'],
  password: ['errors', 'auth'],
  game: ['errors', 'game'],
  games: ['errors', 'lobby', 'game'],
  news: ['errors', 'announcements'],
  help: ['help'],
  chat: ['errors', 'chat'],
  contract: ['errors', 'agent'],
  none: [],
}

/** Popups of one kind share a dialog, which stays open when one follows another. */
export const kindOf = (popup: Popup | undefined) => (popup ? kinds[popup.name] : 'none')

interface Props {
  popup: Popup
  language: SiteLanguage
  locale: string
  /** Words of the page; those of the popup come on top. */
  messages: Messages
}

/** The popup that the address names, with its code and its words. */
export function Host({ popup, language, locale, messages }: Props) {
  return (
    <Words language={language} areas={areas[kinds[popup.name]]}>
      {(words) => dialogOf(popup, { language, locale, messages: { ...messages, ...words }, onClose: closePopup })}
    </Words>
  )
}

type Common = Omit<Props, 'popup'> & { onClose: () => void }

function dialogOf(popup: Popup, common: Common) {
  switch (popup.name) {
    case 'login':
    case 'register':
    case 'forgot':
      return <AccountDialog popup={popup} {...common} />
    case 'changePassword':
    case 'reset':
      return <PasswordDialog key={popup.name} name={popup.name} {...common} />
    case 'game':
      return <GameDialog key={popup.nodeId} nodeId={popup.nodeId} {...common} />
    case 'games':
      return <GameListDialog key={popup.vassalage} vassalage={popup.vassalage} {...common} />
    case 'notice':
    case 'announcement':
      return <AnnouncementDialog key={hashKey(popup)} name={popup.name} id={popup.id} {...common} />
    case 'chat':
      return <ChatDialog {...common} />
    case 'contract':
      return <ContractDialog {...common} />
    case 'logout':
      return null
    case 'help':
      return <HelpDialog key={hashKey(popup)} term={popup.id} {...common} />
  }
}

const hashKey = ({ name, id }: { name: string; id?: string }) => `${name} ${id ?? ''}`
