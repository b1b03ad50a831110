export const passwordAgainCopy = {
  form: 'Confirmer que c’est bien vous',
  lead: 'Vous êtes connecté depuis un moment. Pour votre sécurité, indiquez votre mot de passe.',
  label: 'Votre mot de passe',
} as const
