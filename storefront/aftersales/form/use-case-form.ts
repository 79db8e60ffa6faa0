import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { CaseOptions } from '#contract/aftersales/calls.ts'
import { maxCasePhotos, type CaseReason, type CaseWay } from '#contract/aftersales/constants.ts'
import { isGeorgianIban, waysOf } from '#contract/aftersales/rules.ts'
import { casePath } from '#contract/orders/paths.ts'
import { api } from '#storefront/app/client/browser.ts'
import { useRequestKey } from '#storefront/app/client/use-request-key.ts'
import { useDraft } from '#storefront/app/forms/drafts.ts'
import { useForm } from '#storefront/app/forms/use-form.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { usePhotos } from '#storefront/app/photos/use-photos.ts'
import { toast } from '#storefront/ui/overlays/toast-store.ts'

/** Units that are asked for by the position of their line; a line that is not chosen is absent or 0. */
export type Units = Record<number, number>

/** What the chosen units are worth, tetri; by the server's amounts. */
export function amountOf(lines: CaseOptions['lines'], units: Units): number {
  return lines.reduce((sum, { position, amounts }) => sum + (amounts[(units[position] ?? 0) - 1] ?? 0), 0)
}

/** What can still be asked for of a choice: a restored one may be older than a request that took some of its units. */
function possibleUnits(lines: CaseOptions['lines'], units: Units): Units {
  return Object.fromEntries(
    lines.map(({ position, amounts, openCaseNo }) => [position, openCaseNo ? 0 : Math.min(units[position] ?? 0, amounts.length)]),
  )
}

/** What is asked for: the choice where the reason allows it, else the reason's usual way. */
function wayOf(reason: CaseReason | undefined, choice: string): CaseWay | undefined {
  const ways = reason ? waysOf(reason) : []
  return ways.find((way) => way === choice) ?? ways[0]
}

/** State and sending of an application. */
export function useCaseForm({ orderNo, lines, reasons, needsIban, refundable }: CaseOptions) {
  const t = useT()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const photos = usePhotos(maxCasePhotos, { draft: `case ${orderNo}` })
  // The only line that can be chosen is chosen.
  const possible = lines.filter((line) => line.amounts.length > 0 && !line.openCaseNo)
  const [choice, setChosen] = useState<Units>(possible.length === 1 ? { [possible[0]!.position]: 1 } : {})
  useDraft(`case units ${orderNo}`, choice, setChosen)
  const units = possibleUnits(lines, choice)
  const key = useRequestKey()
  const chosen = Object.entries(units).flatMap(([position, quantity]) => (quantity > 0 ? [{ position: Number(position), quantity }] : []))

  const form = useForm({
    draft: `case ${orderNo}`,
    initial: { lines: '', reason: '', way: '', text: '', photos: '', iban: '' },
    rules: ({ reason, iban }) => ({
      lines: chosen.length > 0 ? undefined : ('case.noUnits' as const),
      reason: reason ? undefined : ('case.noReason' as const),
      iban: !needsIban || isGeorgianIban(iban) ? undefined : ('case.iban' as const),
    }),
    save({ reason, way, text, iban }) {
      const request = {
        ...{ orderNo, lines: chosen, reason: reason as CaseReason, way: wayOf(reason as CaseReason, way)!, text, photos: photos.addresses },
        ...(needsIban ? { iban } : {}),
      }
      return api.aftersales.apply(request, { idempotencyKey: key.of(request) })
    },
    // A request from another page may have taken some of the units.
    onRejected: revalidate,
    async onSaved({ caseNo }) {
      toast({ text: t('aftersales.form.sent'), kind: 'ok' })
      await navigate(casePath(caseNo))
    },
  })
  const reason = reasons.find((each) => each === form.values.reason)
  const way = wayOf(reason, form.values.way)

  function setUnits(next: Units): void {
    setChosen(next)
    form.set({ lines: '' })
  }
  return { form, photos, units, setUnits, reason, way, amount: Math.min(refundable, amountOf(lines, units)) }
}
