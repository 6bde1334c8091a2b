import type { ReactElement } from 'react'
import type { Area } from '#i18n/areas.ts'
import { LoginForm, RegisterForm } from '#islands/account/auth/lazy-forms.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Popup } from '#stores/popup.ts'

const AccountDialog = lazyPart(() => import('#islands/account/auth/AccountDialog.tsx'), 'AccountDialog')
const PasswordDialog = lazyPart(() => import('#islands/account/auth/PasswordDialog.tsx'), 'PasswordDialog')
const GameDialog = lazyPart(() => import('#islands/play/games/GameDialog.tsx'), 'GameDialog')
/** Opens over a game, whose popup has the words of errors and limits. */
const DepositSheet = lazyPart(() => import('#islands/money/deposits/DepositSheet.tsx'), 'DepositSheet', [
  'deposits',
  'centre',
  'kyc-needed',
  'tables',
])
const GameListDialog = lazyPart(() => import('#islands/play/games/GameListDialog.tsx'), 'GameListDialog')
const HelpDialog = lazyPart(() => import('#islands/site/help/HelpDialog.tsx'), 'HelpDialog')
const ChatDialog = lazyPart(() => import('#islands/play/lobby/ChatDialog.tsx'), 'ChatDialog')
const SearchDialog = lazyPart(() => import('#islands/play/lobby/search/SearchDialog.tsx'), 'SearchDialog')
const PauseDialog = lazyPart(() => import('#islands/account/protection/PauseDialog.tsx'), 'PauseDialog')
const ContractDialog = lazyPart(() => import('#islands/agents/contracts/ContractDialog.tsx'), 'ContractDialog')

/** Props of every dialog. */
interface Common {
  readonly language: SiteLanguage
  readonly locale: string
  readonly onClose: () => void
}

interface LazyPart {
  arrive(): Promise<unknown>
}

/** A popup, as an entry of the registry. */
interface PopupEntry<Shown extends Popup = Popup> {
  /** Popups of one kind share a dialog, which stays open when one follows another. */
  readonly kind: string
  /** Areas of its texts, besides those of every page. */
  readonly words: readonly Area[]
  /** Code that is loaded in parallel when the popup opens. */
  readonly code: readonly LazyPart[]
  readonly dialog: (popup: Shown, common: Common) => ReactElement | null
}

type Named<Name extends Popup['name']> = Extract<Popup, { readonly name: Name }>

/** Its forms ask for the sentences of errors when they send (auth/error-words.ts), and the first one comes with the dialog. */
const account = (...forms: LazyPart[]): PopupEntry<Named<'login'>> => ({
  kind: 'account',
  words: ['auth'],
  code: [AccountDialog, ...forms],
  dialog: (popup, common) => <AccountDialog popup={popup} {...common} />,
})

const password = (name: 'changePassword' | 'reset'): PopupEntry => ({
  kind: 'password',
  words: ['errors', 'auth', 'auth-steps'],
  code: [PasswordDialog],
  dialog: (_, common) => <PasswordDialog key={name} name={name} {...common} />,
})

/** Drawn without React, for visitors' first pages (light/site/news/news-popup.ts). */
const news: PopupEntry = { kind: 'news', words: [], code: [], dialog: () => null }

/** Every popup, by its name in the address (`stores/popup.ts`). */
export const popups: { readonly [Name in Popup['name']]: PopupEntry<Named<Name>> } = {
  login: account(LoginForm),
  register: account(RegisterForm),
  forgot: account(),
  changePassword: password('changePassword'),
  reset: password('reset'),
  game: {
    kind: 'game',
    words: ['errors', 'games', 'protection-limits'],
    code: [GameDialog],
    dialog: ({ nodeId }, common) => <GameDialog key={nodeId} nodeId={nodeId} Deposit={DepositSheet} {...common} />,
  },
  games: {
    kind: 'games',
    words: ['errors', 'lobby', 'games', 'protection-limits'],
    code: [GameListDialog],
    dialog: ({ vassalage }, common) => <GameListDialog key={vassalage} vassalage={vassalage} {...common} />,
  },
  notice: news,
  announcement: news,
  help: {
    kind: 'help',
    words: ['help'],
    code: [HelpDialog],
    dialog: ({ id }, common) => <HelpDialog key={id ?? ''} term={id} {...common} />,
  },
  chat: {
    kind: 'chat',
    words: ['errors', 'lobby-chat'],
    code: [ChatDialog],
    dialog: (_, common) => <ChatDialog {...common} />,
  },
  search: {
    kind: 'search',
    words: ['errors', 'lobby-search'],
    code: [SearchDialog],
    dialog: (_, common) => <SearchDialog {...common} />,
  },
  contract: {
    kind: 'contract',
    words: ['errors', 'contracts'],
    code: [ContractDialog],
    dialog: (_, common) => <ContractDialog {...common} />,
  },
  pause: {
    kind: 'pause',
    words: ['errors', 'protection'],
    code: [PauseDialog],
    dialog: (_, common) => <PauseDialog {...common} />,
  },
  // The header asks for confirmation, because it has the words.
  logout: { kind: 'none', words: [], code: [], dialog: () => null },
}

export const entryOf = (popup: Popup): PopupEntry => popups[popup.name] as PopupEntry
export const kindOf = (popup: Popup | undefined): string => (popup ? popups[popup.name].kind : 'none')
