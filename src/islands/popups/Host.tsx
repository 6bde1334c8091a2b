import type { Area } from '#i18n/areas.ts'
import { LoginForm, RegisterForm } from '#islands/account/auth/late-forms.ts'
import { latePart, useArrived } from '#islands/late-part.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Messages } from '#lib/messages.ts'
import { closePopup, type Popup } from '#stores/popup.ts'
import { Loading } from './Loading.tsx'
import { PopupWords, wordsOf } from './PopupWords.tsx'

const AccountDialog = latePart(() => import('#islands/account/auth/AccountDialog.tsx'), 'AccountDialog')
const PasswordDialog = latePart(() => import('#islands/account/auth/PasswordDialog.tsx'), 'PasswordDialog')
const GameDialog = latePart(() => import('#islands/play/games/GameDialog.tsx'), 'GameDialog')
const GameListDialog = latePart(() => import('#islands/play/games/GameListDialog.tsx'), 'GameListDialog')
const HelpDialog = latePart(() => import('#islands/site/help/HelpDialog.tsx'), 'HelpDialog')
const ChatDialog = latePart(() => import('#islands/play/lobby/ChatDialog.tsx'), 'ChatDialog')
const SearchDialog = latePart(() => import('#islands/play/lobby/search/SearchDialog.tsx'), 'SearchDialog')
const PauseDialog = latePart(() => import('#islands/account/protection/PauseDialog.tsx'), 'PauseDialog')
const ContractDialog = latePart(() => import('#islands/agents/contracts/ContractDialog.tsx'), 'ContractDialog')

const kinds = {
  login: 'account',
  register: 'account',
  forgot: 'account',
  changePassword: 'password',
  reset: 'password',
  game: 'game',
  games: 'games',
  // Drawn without React, for visitors' first pages (light/site/news/news-popup.ts).
  notice: 'news',
  announcement: 'news',
  help: 'help',
  chat: 'chat',
  search: 'search',
  contract: 'contract',
  pause: 'pause',
  // The header asks for confirmation, because it has the words.
  logout: 'none',
} as const satisfies Record<Popup['name'], string>

const areas: Readonly<Record<(typeof kinds)[Popup['name']], readonly Area[]>> = {
  // Their forms ask for the sentences of errors when they send (auth/error-words.ts).
  account: ['auth'],
  password: ['errors', 'auth', 'auth-steps'],
  game: ['errors', 'games', 'protection-limits'],
  games: ['errors', 'lobby', 'games', 'protection-limits'],
  help: ['help'],
  chat: ['errors', 'lobby-chat'],
  search: ['errors', 'lobby-search'],
  contract: ['errors', 'contracts'],
  pause: ['errors', 'protection'],
  news: [],
  none: [],
}

/** Popups of one kind share a dialog, which stays open when one follows another. */
export const kindOf = (popup: Popup | undefined) => (popup ? kinds[popup.name] : 'none')

/** The code of each kind. */
const parts: Readonly<Record<(typeof kinds)[Popup['name']], { arrive(): Promise<unknown> } | undefined>> = {
  account: AccountDialog,
  password: PasswordDialog,
  game: GameDialog,
  games: GameListDialog,
  help: HelpDialog,
  chat: ChatDialog,
  search: SearchDialog,
  contract: ContractDialog,
  pause: PauseDialog,
  news: undefined,
  none: undefined,
}

/** The first form of a dialog is loaded in parallel with the dialog. */
const forms: Partial<Record<Popup['name'], { arrive(): Promise<unknown> }>> = {
  login: LoginForm,
  register: RegisterForm,
}

interface Props {
  popup: Popup
  language: SiteLanguage
  locale: string
  /** Words of the page, to which those of the popup are added. */
  messages: Messages
}

/** The popup in the address, with its code and words. A popup of another kind has another host. */
export function Host({ popup, language, locale, messages }: Props) {
  const t = useWords<'common'>()
  const kind = kinds[popup.name]
  const isThere = useArrived(() =>
    Promise.all([wordsOf(areas[kind]), parts[kind]?.arrive(), forms[popup.name]?.arrive()]),
  )
  if (!isThere) return <Loading label={t('loading')} />
  return (
    <PopupWords areas={areas[kind]} locale={locale} messages={messages}>
      {dialogOf(popup, { language, locale, onClose: closePopup })}
    </PopupWords>
  )
}

type Common = Omit<Props, 'popup' | 'messages'> & { onClose: () => void }

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
    case 'chat':
      return <ChatDialog {...common} />
    case 'search':
      return <SearchDialog {...common} />
    case 'contract':
      return <ContractDialog {...common} />
    case 'pause':
      return <PauseDialog {...common} />
    case 'notice':
    case 'announcement':
    case 'logout':
      return null
    case 'help':
      return <HelpDialog key={hashKey(popup)} term={popup.id} {...common} />
  }
}

const hashKey = ({ name, id }: { name: string; id?: string }) => `${name} ${id ?? ''}`
