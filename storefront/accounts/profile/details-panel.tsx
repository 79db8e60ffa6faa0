import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { companyNameError, companyNameLength, firstNameError, lastNameError, nameLength, normalizeName } from '#contract/accounts/rules.ts'
import { languageLabels, languageNames, type Language } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Field, SelectField } from '#storefront/ui/field.tsx'
import { toast } from '#storefront/ui/toast-store.ts'
import { storeLanguage } from '../session/account-language.ts'
import { Avatar } from './avatar.tsx'
import { FormError, StepForm } from '../forms/form-parts.tsx'
import { useWork } from '../forms/use-form-submit.ts'

type DetailsField = 'firstName' | 'lastName' | 'companyName'

const fields: Record<string, DetailsField> = {
  'account.firstNameRequired': 'firstName',
  'account.lastNameRequired': 'lastName',
  'account.companyNameRequired': 'companyName',
}
const fieldOf = (key: string): DetailsField | 'form' => fields[key] ?? 'form'

/** Picture, names or company, and the language the mall speaks to the member. */
export function DetailsPanel({ member }: { member: MemberInfo }) {
  const t = useT()
  return (
    <section className="panel acc acc--details" aria-labelledby="details-title">
      <h1 className="panel__title" id="details-title">
        {t('accounts.page.title')}
      </h1>
      <Avatar member={member} />
      <NamesForm member={member} />
      <LanguageChoice />
    </section>
  )
}

function NamesForm({ member }: { member: MemberInfo }) {
  const t = useT()
  const legal = member.memberType === 1
  const { values, set, errors, busy, save, changed } = useNames(member, legal)
  const bind = (field: DetailsField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  return (
    <StepForm onSubmit={save}>
      <FormError text={errors.form} />
      {legal ? (
        <div className="auth__pair auth__pair--company">
          <Field label={t('accounts.companyName')} autoComplete="organization" maxLength={companyNameLength} {...bind('companyName')} />
          <Field label={t('accounts.companyCode')} name="companyCode" value={member.companyCode ?? ''} disabled />
        </div>
      ) : (
        <div className="auth__pair">
          <Field label={t('accounts.firstName')} autoComplete="given-name" maxLength={nameLength} {...bind('firstName')} />
          <Field label={t('accounts.lastName')} autoComplete="family-name" maxLength={nameLength} {...bind('lastName')} />
        </div>
      )}
      <div>
        <Button type="submit" busy={busy} disabled={!changed}>
          {t('accounts.page.save')}
        </Button>
      </div>
    </StepForm>
  )
}

function useNames(member: MemberInfo, legal: boolean) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const known = { firstName: member.firstName, lastName: member.lastName, companyName: member.companyName ?? '' }
  const [typed, setTyped] = useState<Partial<typeof known>>({})
  const { errors, busy, check, run, clear } = useWork<DetailsField>(fieldOf)
  const values = { ...known, ...typed }
  const own: DetailsField[] = legal ? ['companyName'] : ['firstName', 'lastName']

  function save() {
    const { firstName, lastName, companyName } = values
    const faults = legal
      ? { companyName: companyNameError(companyName) }
      : { firstName: firstNameError(firstName), lastName: lastNameError(lastName) }
    if (!check(faults)) return
    void run(async () => {
      const body = Object.fromEntries(own.map((field) => [field, normalizeName(values[field])]))
      await api.accounts.updateProfile(body)
      setTyped({})
      toast({ text: t('accounts.page.saved'), kind: 'ok' })
      await revalidate()
    })
  }
  return {
    values,
    errors,
    busy,
    save,
    changed: own.some((field) => values[field] !== known[field]),
    set(field: DetailsField, value: string) {
      setTyped((now) => ({ ...now, [field]: value }))
      clear(field)
    },
  }
}

/** The mall, its letters and its messages speak one language. */
function LanguageChoice() {
  const t = useT()
  const own = useLang()
  const [chosen, setChosen] = useState<Language>(own)
  async function choose(lang: Language) {
    setChosen(lang)
    await storeLanguage(lang, true)
    location.reload()
  }
  return (
    <SelectField
      label={t('accounts.page.language')}
      help={t('accounts.page.language.help')}
      name="language"
      value={chosen}
      disabled={chosen !== own}
      onChange={(event) => void choose(event.target.value as Language)}
    >
      {(Object.keys(languageLabels) as Language[]).map((lang) => (
        <option key={lang} value={lang}>
          {languageNames[lang]}
        </option>
      ))}
    </SelectField>
  )
}
