import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderInvoiceForm_order$key } from '#generated/relay/OrderInvoiceForm_order.graphql'
import { formatSiret } from '#domain/requests/fields'
import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { FormTextField } from '../../../design/forms/FormTextField'
import { Notice } from '../../../design/notices/Notice'
import { useToast } from '../../../design/notices/useToast'
import { useUnsavedEdits } from '../../../state/useUnsavedEdits'
import { orderInvoiceErrors, type OrderInvoiceValues } from './orderInvoiceValues'
import { orderInvoiceCopy as copy } from './orderInvoiceCopy'
import styles from './OrderInvoice.module.css'
import { useUpdateInvoice } from './useUpdateInvoice'

type Props = { order: OrderInvoiceForm_order$key; onClose: () => void }

/** Changes whom the invoice names. What was typed survives a reload, until it is saved or called off. */
export function OrderInvoiceForm({ order, onClose }: Props) {
  const { id, ...details } = useFragment(
    graphql`
      fragment OrderInvoiceForm_order on Order {
        id
        invoiceCompanyName
        invoiceCompanySiret
        invoiceCustomerName
        invoiceAddress
        invoiceDetails
      }
    `,
    order,
  )
  const toast = useToast()
  const updateInvoice = useUpdateInvoice(id)
  const saved: OrderInvoiceValues = {
    invoiceCompanyName: details.invoiceCompanyName ?? '',
    invoiceCompanySiret: formatSiret(details.invoiceCompanySiret ?? ''),
    invoiceCustomerName: details.invoiceCustomerName ?? '',
    invoiceAddress: details.invoiceAddress ?? '',
    invoiceDetails: details.invoiceDetails ?? '',
  }
  const { unsaved, keepEdits, forgetEdits } = useUnsavedEdits(`invoice:${id}`, saved)
  const leave = () => {
    forgetEdits()
    onClose()
  }
  const save = async (values: OrderInvoiceValues) => {
    const problems = await updateInvoice(values)
    if (problems !== undefined) return problems
    toast(copy.saved)
    leave()
    return undefined
  }
  return (
    <Form<OrderInvoiceValues>
      label={copy.title}
      initialValues={{ ...saved, ...unsaved }}
      validate={orderInvoiceErrors}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <>
          <FormEditListener<OrderInvoiceValues> onEdit={keepEdits} />
          {Object.keys(unsaved).length > 0 && <Notice tone="info">{copy.unsaved}</Notice>}
          <div className={styles.pair}>
            <FormTextField
              name="invoiceCompanyName"
              label={copy.company}
              autoComplete="organization"
              isOptional
            />
            <FormTextField
              name="invoiceCompanySiret"
              label={copy.siret}
              hint={copy.siretHint}
              inputMode="numeric"
              isOptional
            />
          </div>
          <FormTextField
            name="invoiceCustomerName"
            label={copy.name}
            autoComplete="name"
            isRequired
          />
          <FormTextField
            name="invoiceAddress"
            label={copy.address}
            autoComplete="street-address"
            isRequired
          />
          <FormTextField
            name="invoiceDetails"
            label={copy.details}
            hint={copy.detailsHint}
            isOptional
          />
          <div className={styles.actions}>
            <Button type="submit" isBusy={isSubmitting}>
              {copy.save}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {actionCopy.cancel}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
