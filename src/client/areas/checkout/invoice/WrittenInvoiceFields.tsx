import { useForm, useFormState } from 'react-final-form'
import { INVOICE_LENGTHS } from '#domain/cart/cartLengths'
import { invoiceDetailsOf, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { Button } from '../../../design/buttons/Button'
import { FormTextField } from '../../../design/forms/FormTextField'
import { useCart } from '../../../state/useCart'
import { CompanyField } from '../../company/CompanyField'
import { invoiceCopy as copy } from './invoiceCopy'
import styles from './InvoiceFields.module.css'
import type { InvoiceValues } from './invoiceValues'

/** Whom the invoice names, written by hand; the address and the telephone of the delivery are proposed. */
export function WrittenInvoiceFields() {
  const { address, deliveryContact } = useCart().cart
  const form = useForm<InvoiceValues>()
  const { values } = useFormState<InvoiceValues>({ subscription: { values: true } })
  const proposedAddress = values.address === address ? null : address
  const proposedPhone = values.phone ? '' : (deliveryContact?.phone?.trim() ?? '')
  const fillCompany = (company: RegisteredCompany) => {
    const { companySiret, address } = invoiceDetailsOf(company)
    form.batch(() => {
      form.change('companySiret', companySiret)
      form.change('address', address)
    })
  }

  return (
    <>
      <div className={styles.pair}>
        <CompanyField
          name="companyName"
          label={copy.companyName}
          hint={copy.companyHint}
          maxLength={INVOICE_LENGTHS.companyName}
          isOptional
          onChoose={fillCompany}
        />
        <FormTextField
          name="companySiret"
          label={copy.companySiret}
          hint={copy.siretHint}
          inputMode="numeric"
          isOptional
        />
      </div>
      <FormTextField
        name="customerName"
        label={copy.customerName}
        autoComplete="name"
        maxLength={INVOICE_LENGTHS.customerName}
        isRequired
      />
      <FormTextField
        name="address"
        label={copy.address}
        hint={copy.addressHint}
        autoComplete="street-address"
        maxLength={INVOICE_LENGTHS.address}
        isRequired
      />
      {proposedAddress !== null && (
        <Proposal
          words={copy.useDeliveryAddress}
          onTake={() => form.change('address', proposedAddress)}
        />
      )}
      <FormTextField
        name="phone"
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isOptional
      />
      {proposedPhone !== '' && (
        <Proposal
          words={copy.useDeliveryPhone(proposedPhone)}
          onTake={() => form.change('phone', proposedPhone)}
        />
      )}
      <FormTextField
        name="details"
        label={copy.details}
        hint={copy.detailsHint}
        maxLength={INVOICE_LENGTHS.details}
        isOptional
      />
    </>
  )
}

/** What a press writes into the field above. */
const Proposal = ({ words, onTake }: { words: string; onTake: () => void }) => (
  <div>
    <Button variant="secondary" size="small" onClick={onTake}>
      {words}
    </Button>
  </div>
)
