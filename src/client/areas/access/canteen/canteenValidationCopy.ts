export const canteenValidationCopy = {
  title: 'Votre accès à la cantine',
  lead: 'Un clic confirme votre adresse e-\u2060mail et ouvre la cantine de votre entreprise.',
  confirm: 'Confirmer mon adresse',
  openTitle: 'La cantine vous est ouverte',
  open: 'Votre adresse est confirmée, ravis de vous voir.',
  passwordTitle: 'Un mot de passe pour la prochaine fois',
  passwordLead: 'Sans lui, il faudra demander un nouveau lien par e-\u2060mail.',
  passwordSaved: 'Votre mot de passe est enregistré.',
  goToCanteen: 'Voir la carte de la cantine',
  goneTitle: 'Ce lien ne sert plus',
  gone: 'Un lien sert une seule fois, pendant une heure. Demandez-en un autre.',
} as const
