import { graphql, useFragment } from 'react-relay/hooks'
import { type OrderInvoiceForm_order$key } from '#generated/relay/OrderInvoiceForm_order.graphql'
import { Button } from '../../../design/Button'
import { Form } from '../../../design/Form'
import { FormTextField } from '../../../design/FormTextField'
import { useToast } from '../../../design/useToast'
import { orderInvoiceErrors, type OrderInvoiceValues } from './orderInvoiceValues'
import { orderInvoiceCopy as copy } from './orderInvoiceCopy'
import styles from './OrderInvoice.module.css'
import { useUpdateInvoice } from './useUpdateInvoice'

type Props = { order: OrderInvoiceForm_order$key; onClose: () => void }

/** Changes whom the invoice names. */
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
  const save = async (values: OrderInvoiceValues) => {
    const problems = await updateInvoice(values)
    if (problems !== undefined) return problems
    toast(copy.saved)
    onClose()
    return undefined
  }
  return (
    <Form<OrderInvoiceValues>
      label={copy.title}
      initialValues={{
        invoiceCompanyName: details.invoiceCompanyName ?? '',
        invoiceCompanySiret: details.invoiceCompanySiret ?? '',
        invoiceCustomerName: details.invoiceCustomerName ?? '',
        invoiceAddress: details.invoiceAddress ?? '',
        invoiceDetails: details.invoiceDetails ?? '',
      }}
      validate={orderInvoiceErrors}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <>
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
            <Button variant="quiet" onClick={onClose}>
              {copy.cancel}
            </Button>
          </div>
        </>
      )}
    </Form>
  )
}
