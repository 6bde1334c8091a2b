import type { Contact } from '#contract/account/security/get-profile.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import type { Profile } from '#stores/account/security/security.ts'
import { Notice } from '#ui/Notice.tsx'
import { BirthdayForm, ContactForm, NicknameForm } from './lazy-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'
import { PictureForm } from './PictureForm.tsx'

interface Props {
  language: string
  locale: string
  profile: Profile
  hasPassword: boolean
}

/** The owner's data as the account has them, and the contacts. */
export function ProfilePanel({ language, locale, profile, hasPassword }: Props) {
  const t = useWords<'security'>()
  const { account, nickname, birthday, minAge } = profile
  const born = birthday && new Date(`${birthday}T00:00:00Z`)
  const changeable = (['email', 'mobile'] as const).filter((kind) => profile[kind].canChange)
  return (
    <Panel title={t('profile.title')} lead={t('profile.lead')}>
      <PictureForm account={nickname || account} />
      <dl className="security__facts">
        <Fact name={t('profile.account')} value={account} />
        <Fact name={t('profile.nickname')} value={nickname} />
        <Fact
          name={t('profile.birthday')}
          value={born ? dateFormat(locale, 'longDay', 'UTC').format(born) : t('profile.none')}
        />
        <ContactFact name={t('profile.email')} contact={profile.email} />
        <ContactFact name={t('profile.mobile')} contact={profile.mobile} />
      </dl>
      <More title={t('profile.nickname.change')}>
        <NicknameForm />
      </More>
      {birthday === null && (
        <More title={t('profile.birthday.give')}>
          <BirthdayForm minAge={minAge} />
        </More>
      )}
      {!hasPassword && changeable.length > 0 && <Notice kind="info">{t('profile.needsPassword')}</Notice>}
      {hasPassword &&
        changeable.map((kind) => (
          <More key={kind} title={t(`profile.${kind}.change`)}>
            <ContactForm kind={kind} language={language} />
          </More>
        ))}
    </Panel>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function ContactFact({ name, contact: { shown, isVerified } }: { name: string; contact: Contact }) {
  const t = useWords<'security'>()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span>{shown ?? t('profile.none')}</span>
        {shown && (
          <span className={`status ${isVerified ? 'status--won' : 'status--open'}`}>
            {t(isVerified ? 'profile.verified' : 'profile.unverified')}
          </span>
        )}
      </dd>
    </div>
  )
}
