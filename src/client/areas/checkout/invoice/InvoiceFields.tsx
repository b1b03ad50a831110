import { useState } from 'react'
import { useFormState } from 'react-final-form'
import type { InvoiceContact } from '#domain/cart/cart'
import { Button } from '../../../design/buttons/Button'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { useCart } from '../../../state/useCart'
import { invoiceCopy as copy } from './invoiceCopy'
import styles from './InvoiceFields.module.css'
import { INVOICE_FIELDS, invoiceErrors, writtenInvoice, type InvoiceValues } from './invoiceValues'
import { RememberedInvoices } from './RememberedInvoices'
import { WrittenInvoiceFields } from './WrittenInvoiceFields'

/** Whom the invoice names, in the surrounding form: remembered ones first, the fields when one is written by hand. */
export function InvoiceFields({ contacts }: { contacts: readonly InvoiceContact[] }) {
  const { cart, editInvoiceContact } = useCart()
  const { values } = useFormState<InvoiceValues>({ subscription: { values: true } })
  const [isEditing, setEditing] = useState(false)
  const isRemembered = contacts.some(({ id }) => id === cart.invoiceContact?.id)
  const isWrong = Object.values(invoiceErrors(values)).some((words) => words !== undefined)
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
        <WrittenInvoiceFields />
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
