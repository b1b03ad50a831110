import { refereeProblem } from '#domain/customer/referral'
import { BotTrap } from '../../../design/forms/BotTrap'
import { Button } from '../../../design/buttons/Button'
import { Form } from '../../../design/forms/Form'
import { FormTextField } from '../../../design/forms/FormTextField'
import { useToast } from '../../../design/notices/useToast'
import { formErrors } from '../../../relay/formErrors'
import { useSession } from '../../../state/useSession'
import styles from './RewardProgram.module.css'
import { refereeWords, rewardProgramCopy as copy } from './rewardProgramCopy'
import { useAddRewardProgram } from './useAddRewardProgram'

type Values = { refereeEmail: string; website: string }

const empty: Values = { refereeEmail: '', website: '' }

/** Names a referee; sent, the form is ready for the next one. docs/rules/accounts.md#referral */
export function RewardProgramForm({ onAdded }: { onAdded: () => void }) {
  const { user } = useSession()
  const addRewardProgram = useAddRewardProgram()
  const toast = useToast()
  const submit = async (values: Values) => {
    const { refereeEmail } = values
    const result = await addRewardProgram({ ...empty, ...values })
    if (!result.ok) return formErrors(result, (_, problem) => refereeWords(problem))
    toast(copy.sent(refereeEmail.trim()))
    return onAdded()
  }
  const refereeError = (value: string) => {
    const problem = refereeProblem(value, user?.email ?? '')
    return problem ? refereeWords(problem) : undefined
  }

  return (
    <Form<Values>
      label={copy.form}
      className={styles.form}
      startsAnew
      initialValues={empty}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextField
            name="refereeEmail"
            type="email"
            label={copy.refereeEmail}
            hint={copy.refereeEmailHint}
            autoComplete="off"
            isRequired
            validate={refereeError}
          />
          <BotTrap />
          <Button type="submit" className={styles.send} isBusy={isSubmitting}>
            {copy.send}
          </Button>
        </>
      )}
    </Form>
  )
}
