/**
 * Modules by the name of their file, in this order: the dependencies of a module are in its own file or in an earlier
 * one. A name is a file below `src`, or a folder of a package; a test finds names that match nothing.
 */
export const bundles = {
  // Modules that light scripts and islands share; every page has them.
  shared: [
    // What Vite puts around each `import()`.
    '\0vite/preload-helper.js',
    'api/peek.ts',
    'i18n/load.ts',
    'lib/art.ts',
    'lib/brand.ts',
    'lib/languages.ts',
    'lib/local-path.ts',
    'lib/messages.ts',
    'lib/older-phones.ts',
    'light/element.ts',
    'light/header/prefetch-forms.ts',
    'light/header/header.ts',
    'light/header/nav-panels.ts',
    'light/presence.ts',
    'light/unfold.ts',
    'light/when-idle.ts',
    'ui/markup/markup.ts',
  ],
  // The state that is known without a request: the account, the address, the news; and the watch over the site itself.
  state: [
    'light/header/boot-login.ts',
    'light/site/system/deploy.ts',
    'light/site/system/typed.ts',
    'light/site/system/watch.ts',
    'stores/account/auth/arrival.ts',
    'stores/environment.ts',
    'stores/stored.ts',
    'stores/site/news/news.ts',
    'stores/popup.ts',
    'stores/account/auth/session.ts',
    'stores/storage-keys.ts',
    'node_modules/nanostores/atom/',
  ],
  // The client of the gateway, and the operator's features; pages without React need them too.
  calls: [
    'api/client.ts',
    'api/errors.ts',
    'api/fault-text.ts',
    'contract/define-call.ts',
    'contract/account/auth/social-identity.ts',
    'contract/site/system/permission.ts',
    'contract/scalars.ts',
    'contract/site/system/whitelabel.ts',
    'contract/envelope.ts',
    'contract/site/system/get-permission.ts',
    'lib/checked-url.ts',
    'lib/json.ts',
    'lib/pages.ts',
    'light/styled.ts',
    'stores/call.ts',
    'stores/play/lobby/cached-calls.ts',
    'stores/site/system/permission.ts',
    'stores/account/auth/proved-identity.ts',
    'stores/site/system/system.ts',
    'ui/markup/dialog.ts',
    'ui/markup/icon.ts',
    'ui/markup/pager.ts',
    'ui/markup/picture.ts',
    'node_modules/wretch/',
    'node_modules/superstruct/',
  ],
  // Dates, numbers and the addresses of screens as texts: announcements, the registration and members need them.
  texts: ['lib/formats.ts', 'lib/moment-text.ts', 'lib/screen-route.ts'],
  // The code that opens announcements by itself: not on every page, and once for each visitor.
  announce: ['light/site/news/announce.ts', 'light/site/news/quiet.ts', 'stores/site/news/closed-announcements.ts'],
  // The code that shows announcements, with the reader that the notices of the header open too.
  news: [
    'light/site/news/news-pager.ts',
    'light/site/news/news-popup.ts',
    'light/site/news/news-reader.ts',
    'stores/site/news/announcements.ts',
  ],
  // Asking again and again, as the home page and a payment under way do.
  polling: ['lib/polling.ts'],
  // Moving parts of the home page.
  home: ['light/home/home-parts.ts'],
  // The code that shows games from the gateway, the parts of a lobby, and what lists share with lobbies: pages of an answer, and
  // filters that stand in the address.
  games: [
    'contract/play/games/game.ts',
    'contract/paged.ts',
    'contract/play/lobby/client-fields.ts',
    'light/play/lobby/write-tile.ts',
    'parts/play/lobby/tile.ts',
    'light/site/system/page-language.ts',
    'stores/address-filter.ts',
    'stores/play/lobby/favorites.ts',
    'stores/paged.ts',
    'stores/resource.ts',
    'stores/play/lobby/tile.ts',
    'node_modules/nanostores/computed/',
    'node_modules/nanostores/lifecycle/',
  ],
  lobby: ['light/play/lobby/lobby-grid.ts'],
  // The code that draws islands, and the parts of forms and dialogs.
  react: [
    'api/loaded-code.ts',
    'islands/Guard.tsx',
    'islands/Words.tsx',
    'islands/account/auth/lazy-forms.ts',
    'islands/chunk.ts',
    'islands/lazy-part.tsx',
    'islands/popups/Loading.tsx',
    'islands/popups/PopupWords.tsx',
    'islands/use-first-invalid.ts',
    'islands/use-run.ts',
    'lib/country-name.ts',
    'lib/pasted.ts',
    'stores/address-secret.ts',
    'stores/account/auth/handoff.ts',
    'stores/use-store.ts',
    'ui/Boundary.tsx',
    'ui/Busy.tsx',
    'ui/Dialog.tsx',
    'ui/Field.tsx',
    'ui/Icon.tsx',
    'ui/Notice.tsx',
    'ui/Segments.tsx',
    'ui/SubmitButton.tsx',
    'ui/markup/react.ts',
    'ui/pasted-input.ts',
    'ui/use-boot-text.ts',
    'ui/use-modal.ts',
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/@astrojs/react/',
    'node_modules/@nanostores/react/',
    'node_modules/nanostores/listen-keys/',
    'node_modules/nanostores/deep-map/',
  ],
  // The parts that all forms of the account dialog need. A logged-in person has them already.
  account: [
    'islands/account/auth/AccountArt.tsx',
    'islands/account/auth/AccountDialog.tsx',
    'islands/account/auth/CaptchaField.tsx',
    'islands/account/auth/FormPlaceholder.tsx',
    'islands/account/auth/LoginObstacle.tsx',
    'islands/account/auth/error-words.ts',
    'islands/use-access.ts',
    'islands/account/auth/use-captcha.ts',
    'islands/account/auth/use-obstacle.ts',
    'lib/mobile-text.ts',
    'stores/account/auth/access.ts',
  ],
  // The first form: a login by password.
  login: ['islands/account/auth/LoginForm.tsx'],
  // The code that opens a session, needed when a form is sent; and the stores of a session.
  session: [
    'contract/account/auth/free-play.ts',
    'contract/account/auth/login.ts',
    'contract/account/auth/verify-login.ts',
    'contract/account/members/member.ts',
    'contract/account/members/get-member-info.ts',
    'contract/money/balance/get-balance.ts',
    'stores/account/members/current-member.ts',
    'stores/account/auth/open-session.ts',
    'stores/money/balance/balance.ts',
  ],
  // The parts of forms with a number or a new password, and the second form: a registration.
  fields: [
    'islands/account/auth/MobileField.tsx',
    'islands/account/auth/PasswordPair.tsx',
    'islands/account/auth/use-countries.ts',
    'stores/form.ts',
  ],
  register: ['islands/account/auth/RegisterForm.tsx'],
  // Amounts, which visitors read too, and what of a round both the game and its history read.
  money: ['lib/money.ts'],
  // Numbers and rates as texts, which visitors read too.
  figures: ['lib/count-text.ts', 'lib/rate-text.ts'],
  'slots-wire': ['games/slots/types.ts', 'games/slots/wire.ts'],
  // The parts of any loaded list.
  'list-parts': [
    'islands/table-words.ts',
    'islands/use-answer.ts',
    'ui/CursorPager.tsx',
    'ui/Empty.tsx',
    'ui/Resource.tsx',
  ],
  // Parts that members have on every page.
  'member-parts': [
    'contract/platform/uploads/get-icon.ts',
    'contract/account/messages/get-unread-count.ts',
    'islands/use-action.ts',
    'stores/attempt.ts',
    'stores/account/security/profile.ts',
    'ui/CopyButton.tsx',
    'ui/Fold.tsx',
  ],
  // Texts of a limit, which the game and the front page of the centre show too.
  'limit-text': [
    'contract/account/protection/limit-key.ts',
    'contract/account/protection/protection.ts',
    'api/limit-text.ts',
  ],
  // What the front page of the centre says of the account.
  facts: [
    'contract/account/kyc/get-identity.ts',
    'contract/account/kyc/identity-check.ts',
    'lib/most-within.ts',
    'stores/account/kyc/tier.ts',
    'stores/account/members/account-facts.ts',
  ],
  // Parts of the centres' screens.
  'screen-parts': [
    'api/identity-text.ts',
    'contract/account/security/set-withdraw-password.ts',
    'islands/KycNeeded.tsx',
    'islands/PagedList.tsx',
    'islands/ProtectedFault.tsx',
    'lib/csv.ts',
    'lib/duration-text.ts',
    'ui/CsvButton.tsx',
    'ui/DataTable.tsx',
    'ui/Moment.tsx',
    'ui/TableRows.tsx',
    'ui/save-file.ts',
    'ui/table-column.ts',
  ],
  // How far a member is verified.
  standing: ['islands/KycTier.tsx', 'islands/reason-text.ts'],
  // The days of the operator's zone: the clock of agents needs them on its front page, the sign-in on the hub of rewards,
  // and neither needs anything else of a history.
  days: ['contract/days.ts', 'lib/civil-days.ts'],
  // The period of a screen, and the operator's zone, in which moments of the agents' centre are written.
  period: ['lib/date-range.ts', 'stores/period.ts'],
  // Histories of rounds and money.
  history: [
    'islands/HistoryDays.tsx',
    'stores/play/history/history.ts',
    'stores/money/statements/statement.ts',
    'ui/Chart.tsx',
    'ui/DateRange.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
