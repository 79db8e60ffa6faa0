import { useState } from 'react'
import { Checkbox } from '#storefront/ui/forms/checkbox.tsx'
import { Field, SelectField, TextAreaField } from '#storefront/ui/forms/field.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Pagination } from '#storefront/ui/layout/pagination.tsx'
import { Stepper } from '#storefront/ui/forms/stepper.tsx'
import { SampleSection } from './sample-section.tsx'

/** Samples of form fields. */
export function FormSamples() {
  const [quantity, setQuantity] = useState(2)
  return (
    <>
      <SampleSection title="Fields">
        <Field label="ტელეფონი" name="phone" help="5-ით იწყება, 9 ციფრი" placeholder="+995 5" />
        <Field label="ტელეფონი" name="phone-wrong" error="ფორმატი არასწორია" defaultValue="+995 455 12 34 56" />
        <Field label="Off" name="off" disabled defaultValue="Tbilisi" />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="off"
          trailing={
            <button type="button" aria-label="Show">
              <Icon name="eye" />
            </button>
          }
        />
        <SelectField label="City" name="city" defaultValue="tbilisi">
          <option value="tbilisi">თბილისი</option>
          <option value="batumi">ბათუმი</option>
        </SelectField>
        <TextAreaField label="Note" name="note" help="140" />
      </SampleSection>
      <SampleSection title="Ticks">
        <Checkbox label="empty" />
        <Checkbox label="on" defaultChecked />
        <Checkbox label="indeterminate" indeterminate />
        <Checkbox label="off" disabled />
        <Checkbox label="off on" disabled defaultChecked />
      </SampleSection>
      <SampleSection title="Count, pages">
        <Stepper label="Quantity" value={quantity} max={5} onChange={setQuantity} />
        {[1, 6, 12].map((pageNo) => (
          <Pagination key={pageNo} pageNo={pageNo} totalPage={12} href={(page) => `?page=${page}`} />
        ))}
      </SampleSection>
    </>
  )
}
