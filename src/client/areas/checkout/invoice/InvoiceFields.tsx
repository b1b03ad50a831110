import { useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { type InvoiceContact } from '#domain/cart/cart'
import { CART_LENGTHS } from '#domain/cart/cartSchema'
import { invoiceDetailsOf, type RegisteredCompany } from '#domain/customer/registeredCompany'
import { Button } from '../../../design/Button'
import { FormEditListener } from '../../../design/FormEditListener'
import { FormTextField } from '../../../design/FormTextField'
import { useCart } from '../../../state/useCart'
import { CompanyField } from '../../company/CompanyField'
import { invoiceCopy as copy } from './invoiceCopy'
import styles from './InvoiceFields.module.css'
import { INVOICE_FIELDS, invoiceErrors, writtenInvoice, type InvoiceValues } from './invoiceValues'
import { RememberedInvoices } from './RememberedInvoices'

/** Whom the invoice names, in the surrounding form: remembered ones first, the fields when one is written by hand. */
export function InvoiceFields({ contacts }: { contacts: readonly InvoiceContact[] }) {
  const { cart, editInvoiceContact } = useCart()
  const form = useForm<InvoiceValues>()
  const { values } = useFormState<InvoiceValues>({ subscription: { values: true } })
  const [isEditing, setEditing] = useState(false)
  const isRemembered = contacts.some(({ id }) => id === cart.invoiceContact?.id)
  const isWrong = Object.values(invoiceErrors(values)).some((words) => words !== undefined)
  const deliveryPhone = cart.deliveryContact?.phone?.trim() ?? ''
  const { address: deliveryAddress } = cart
  const fillCompany = (company: RegisteredCompany) => {
    const { companySiret, address } = invoiceDetailsOf(company)
    form.batch(() => {
      form.change('companySiret', companySiret)
      form.change('address', address)
    })
  }
  const areFieldsShown = isEditing || !isRemembered || isWrong

  return (
    <section className={styles.section} aria-labelledby="invoice-title">
      <h2 id="invoice-title">{copy.title}</h2>
      <FormEditListener<InvoiceValues>
        fields={INVOICE_FIELDS}
        onEdit={(values) => editInvoiceContact(writtenInvoice(values))}
      />
      <RememberedInvoices contacts={contacts} />
      {areFieldsShown ? (
        <>
          <div className={styles.pair}>
            <CompanyField
              name="companyName"
              label={copy.companyName}
              hint={copy.companyHint}
              maxLength={CART_LENGTHS.name}
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
            maxLength={CART_LENGTHS.name}
            isRequired
          />
          <FormTextField
            name="address"
            label={copy.address}
            hint={copy.addressHint}
            autoComplete="street-address"
            maxLength={CART_LENGTHS.address}
            isRequired
          />
          {deliveryAddress !== null && values.address !== deliveryAddress && (
            <div>
              <Button
                variant="secondary"
                size="small"
                onClick={() => form.change('address', deliveryAddress)}
              >
                {copy.useDeliveryAddress}
              </Button>
            </div>
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
          {!values.phone && deliveryPhone !== '' && (
            <div>
              <Button
                variant="secondary"
                size="small"
                onClick={() => form.change('phone', deliveryPhone)}
              >
                {copy.useDeliveryPhone(deliveryPhone)}
              </Button>
            </div>
          )}
          <FormTextField
            name="details"
            label={copy.details}
            hint={copy.detailsHint}
            maxLength={CART_LENGTHS.text}
            isOptional
          />
        </>
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            {copy.edit}
          </Button>
        </div>
      )}
    </section>
  )
}
