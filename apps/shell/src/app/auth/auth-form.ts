export type AuthFormName = 'login' | 'register' | 'reset';

/** Leads to another form, with the e-mail typed so far. */
export type ChangeAuthForm = (form: AuthFormName, email?: string) => void;
