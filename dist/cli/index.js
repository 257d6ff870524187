#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
/***/ 42613:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
/***/ }),
/***/ 20181:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
/***/ }),
/***/ 35317:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
/***/ }),
/***/ 24434:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
/***/ }),
/***/ 79896:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
/***/ }),
/***/ 58611:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
/***/ }),
/***/ 65692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
/***/ }),
/***/ 69278:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
/***/ }),
/***/ 34589:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
/***/ }),
/***/ 16698:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
/***/ }),
/***/ 4573:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
/***/ }),
/***/ 31421:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
/***/ }),
/***/ 37540:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
/***/ }),
/***/ 77598:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
/***/ }),
/***/ 53053:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
/***/ }),
/***/ 40610:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
/***/ }),
/***/ 78474:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
/***/ }),
/***/ 73024:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
/***/ }),
/***/ 51455:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
/***/ }),
/***/ 37067:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
/***/ }),
/***/ 32467:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
/***/ }),
/***/ 77030:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
/***/ }),
/***/ 48161:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
/***/ }),
/***/ 76760:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
/***/ }),
/***/ 643:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
/***/ }),
/***/ 1708:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
/***/ }),
/***/ 41792:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
/***/ }),
/***/ 80099:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
/***/ }),
/***/ 57075:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
/***/ }),
/***/ 46466:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
/***/ }),
/***/ 46193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
/***/ }),
/***/ 87997:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
/***/ }),
/***/ 58500:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
/***/ }),
/***/ 41692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
/***/ }),
/***/ 73136:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
/***/ }),
/***/ 57975:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
/***/ }),
/***/ 73429:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
/***/ }),
/***/ 75919:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
/***/ }),
/***/ 38522:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
/***/ }),
/***/ 70857:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
/***/ }),
/***/ 16928:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
/***/ }),
/***/ 932:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
/***/ }),
/***/ 13193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
/***/ }),
/***/ 53557:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
/***/ }),
/***/ 64756:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
/***/ }),
/***/ 39023:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
/***/ }),
/***/ 43106:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
/***/ }),
/***/ 18909:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { Argument } = __nccwpck_require__(49154);
const { Command } = __nccwpck_require__(34348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(41135);
const { Help } = __nccwpck_require__(79754);
const { Option } = __nccwpck_require__(45240);
exports.DM = new Command();
exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);
exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;
exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; 
/***/ }),
/***/ 49154:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { InvalidArgumentError } = __nccwpck_require__(41135);
class Argument {
constructor(name, description) {
this.description = description || '';
this.variadic = false;
this.parseArg = undefined;
this.defaultValue = undefined;
this.defaultValueDescription = undefined;
this.argChoices = undefined;
switch (name[0]) {
case '<': 
this.required = true;
this._name = name.slice(1, -1);
break;
case '[': 
this.required = false;
this._name = name.slice(1, -1);
break;
default:
this.required = true;
this._name = name;
break;
}
if (this._name.endsWith('...')) {
this.variadic = true;
this._name = this._name.slice(0, -3);
}
}
name() {
return this._name;
}
_collectValue(value, previous) {
if (previous === this.defaultValue || !Array.isArray(previous)) {
return [value];
}
previous.push(value);
return previous;
}
default(value, description) {
this.defaultValue = value;
this.defaultValueDescription = description;
return this;
}
argParser(fn) {
this.parseArg = fn;
return this;
}
choices(values) {
this.argChoices = values.slice();
this.parseArg = (arg, previous) => {
if (!this.argChoices.includes(arg)) {
throw new InvalidArgumentError(
`Allowed choices are ${this.argChoices.join(', ')}.`,
);
}
if (this.variadic) {
return this._collectValue(arg, previous);
}
return arg;
};
return this;
}
argRequired() {
this.required = true;
return this;
}
argOptional() {
this.required = false;
return this;
}
}
function humanReadableArgName(arg) {
const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');
return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}
exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;
/***/ }),
/***/ 34348:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const EventEmitter = (__nccwpck_require__(78474).EventEmitter);
const childProcess = __nccwpck_require__(31421);
const path = __nccwpck_require__(76760);
const fs = __nccwpck_require__(73024);
const process = __nccwpck_require__(1708);
const { Argument, humanReadableArgName } = __nccwpck_require__(49154);
const { CommanderError } = __nccwpck_require__(41135);
const { Help, stripColor } = __nccwpck_require__(79754);
const { Option, DualOptions } = __nccwpck_require__(45240);
const { suggestSimilar } = __nccwpck_require__(65030);
class Command extends EventEmitter {
constructor(name) {
super();
this.commands = [];
this.options = [];
this.parent = null;
this._allowUnknownOption = false;
this._allowExcessArguments = false;
this.registeredArguments = [];
this._args = this.registeredArguments; 
this.args = []; 
this.rawArgs = [];
this.processedArgs = []; 
this._scriptPath = null;
this._name = name || '';
this._optionValues = {};
this._optionValueSources = {}; 
this._storeOptionsAsProperties = false;
this._actionHandler = null;
this._executableHandler = false;
this._executableFile = null; 
this._executableDir = null; 
this._defaultCommandName = null;
this._exitCallback = null;
this._aliases = [];
this._combineFlagAndOptionalValue = true;
this._description = '';
this._summary = '';
this._argsDescription = undefined; 
this._enablePositionalOptions = false;
this._passThroughOptions = false;
this._lifeCycleHooks = {}; 
this._showHelpAfterError = false;
this._showSuggestionAfterError = true;
this._savedState = null; 
this._outputConfiguration = {
writeOut: (str) => process.stdout.write(str),
writeErr: (str) => process.stderr.write(str),
outputError: (str, write) => write(str),
getOutHelpWidth: () =>
process.stdout.isTTY ? process.stdout.columns : undefined,
getErrHelpWidth: () =>
process.stderr.isTTY ? process.stderr.columns : undefined,
getOutHasColors: () =>
useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
getErrHasColors: () =>
useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
stripColor: (str) => stripColor(str),
};
this._hidden = false;
this._helpOption = undefined; 
this._addImplicitHelpCommand = undefined; 
this._helpCommand = undefined; 
this._helpConfiguration = {};
this._helpGroupHeading = undefined; 
this._defaultCommandGroup = undefined;
this._defaultOptionGroup = undefined;
}
copyInheritedSettings(sourceCommand) {
this._outputConfiguration = sourceCommand._outputConfiguration;
this._helpOption = sourceCommand._helpOption;
this._helpCommand = sourceCommand._helpCommand;
this._helpConfiguration = sourceCommand._helpConfiguration;
this._exitCallback = sourceCommand._exitCallback;
this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
this._combineFlagAndOptionalValue =
sourceCommand._combineFlagAndOptionalValue;
this._allowExcessArguments = sourceCommand._allowExcessArguments;
this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
this._showHelpAfterError = sourceCommand._showHelpAfterError;
this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
return this;
}
_getCommandAndAncestors() {
const result = [];
for (let command = this; command; command = command.parent) {
result.push(command);
}
return result;
}
command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
let desc = actionOptsOrExecDesc;
let opts = execOpts;
if (typeof desc === 'object' && desc !== null) {
opts = desc;
desc = null;
}
opts = opts || {};
const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
const cmd = this.createCommand(name);
if (desc) {
cmd.description(desc);
cmd._executableHandler = true;
}
if (opts.isDefault) this._defaultCommandName = cmd._name;
cmd._hidden = !!(opts.noHelp || opts.hidden); 
cmd._executableFile = opts.executableFile || null; 
if (args) cmd.arguments(args);
this._registerCommand(cmd);
cmd.parent = this;
cmd.copyInheritedSettings(this);
if (desc) return this;
return cmd;
}
createCommand(name) {
return new Command(name);
}
createHelp() {
return Object.assign(new Help(), this.configureHelp());
}
configureHelp(configuration) {
if (configuration === undefined) return this._helpConfiguration;
this._helpConfiguration = configuration;
return this;
}
configureOutput(configuration) {
if (configuration === undefined) return this._outputConfiguration;
this._outputConfiguration = {
...this._outputConfiguration,
...configuration,
};
return this;
}
showHelpAfterError(displayHelp = true) {
if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
this._showHelpAfterError = displayHelp;
return this;
}
showSuggestionAfterError(displaySuggestion = true) {
this._showSuggestionAfterError = !!displaySuggestion;
return this;
}
addCommand(cmd, opts) {
if (!cmd._name) {
throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
}
opts = opts || {};
if (opts.isDefault) this._defaultCommandName = cmd._name;
if (opts.noHelp || opts.hidden) cmd._hidden = true; 
this._registerCommand(cmd);
cmd.parent = this;
cmd._checkForBrokenPassThrough();
return this;
}
createArgument(name, description) {
return new Argument(name, description);
}
argument(name, description, parseArg, defaultValue) {
const argument = this.createArgument(name, description);
if (typeof parseArg === 'function') {
argument.default(defaultValue).argParser(parseArg);
} else {
argument.default(parseArg);
}
this.addArgument(argument);
return this;
}
arguments(names) {
names
.trim()
.split(/ +/)
.forEach((detail) => {
this.argument(detail);
});
return this;
}
addArgument(argument) {
const previousArgument = this.registeredArguments.slice(-1)[0];
if (previousArgument?.variadic) {
throw new Error(
`only the last argument can be variadic '${previousArgument.name()}'`,
);
}
if (
argument.required &&
argument.defaultValue !== undefined &&
argument.parseArg === undefined
) {
throw new Error(
`a default value for a required argument is never used: '${argument.name()}'`,
);
}
this.registeredArguments.push(argument);
return this;
}
helpCommand(enableOrNameAndArgs, description) {
if (typeof enableOrNameAndArgs === 'boolean') {
this._addImplicitHelpCommand = enableOrNameAndArgs;
if (enableOrNameAndArgs && this._defaultCommandGroup) {
this._initCommandGroup(this._getHelpCommand());
}
return this;
}
const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
const helpDescription = description ?? 'display help for command';
const helpCommand = this.createCommand(helpName);
helpCommand.helpOption(false);
if (helpArgs) helpCommand.arguments(helpArgs);
if (helpDescription) helpCommand.description(helpDescription);
this._addImplicitHelpCommand = true;
this._helpCommand = helpCommand;
if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
return this;
}
addHelpCommand(helpCommand, deprecatedDescription) {
if (typeof helpCommand !== 'object') {
this.helpCommand(helpCommand, deprecatedDescription);
return this;
}
this._addImplicitHelpCommand = true;
this._helpCommand = helpCommand;
this._initCommandGroup(helpCommand);
return this;
}
_getHelpCommand() {
const hasImplicitHelpCommand =
this._addImplicitHelpCommand ??
(this.commands.length &&
!this._actionHandler &&
!this._findCommand('help'));
if (hasImplicitHelpCommand) {
if (this._helpCommand === undefined) {
this.helpCommand(undefined, undefined); 
}
return this._helpCommand;
}
return null;
}
hook(event, listener) {
const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
if (!allowedValues.includes(event)) {
throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
}
if (this._lifeCycleHooks[event]) {
this._lifeCycleHooks[event].push(listener);
} else {
this._lifeCycleHooks[event] = [listener];
}
return this;
}
exitOverride(fn) {
if (fn) {
this._exitCallback = fn;
} else {
this._exitCallback = (err) => {
if (err.code !== 'commander.executeSubCommandAsync') {
throw err;
} else {
}
};
}
return this;
}
_exit(exitCode, code, message) {
if (this._exitCallback) {
this._exitCallback(new CommanderError(exitCode, code, message));
}
process.exit(exitCode);
}
action(fn) {
const listener = (args) => {
const expectedArgsCount = this.registeredArguments.length;
const actionArgs = args.slice(0, expectedArgsCount);
if (this._storeOptionsAsProperties) {
actionArgs[expectedArgsCount] = this; 
} else {
actionArgs[expectedArgsCount] = this.opts();
}
actionArgs.push(this);
return fn.apply(this, actionArgs);
};
this._actionHandler = listener;
return this;
}
createOption(flags, description) {
return new Option(flags, description);
}
_callParseArg(target, value, previous, invalidArgumentMessage) {
try {
return target.parseArg(value, previous);
} catch (err) {
if (err.code === 'commander.invalidArgument') {
const message = `${invalidArgumentMessage} ${err.message}`;
this.error(message, { exitCode: err.exitCode, code: err.code });
}
throw err;
}
}
_registerOption(option) {
const matchingOption =
(option.short && this._findOption(option.short)) ||
(option.long && this._findOption(option.long));
if (matchingOption) {
const matchingFlag =
option.long && this._findOption(option.long)
? option.long
: option.short;
throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
}
this._initOptionGroup(option);
this.options.push(option);
}
_registerCommand(command) {
const knownBy = (cmd) => {
return [cmd.name()].concat(cmd.aliases());
};
const alreadyUsed = knownBy(command).find((name) =>
this._findCommand(name),
);
if (alreadyUsed) {
const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
const newCmd = knownBy(command).join('|');
throw new Error(
`cannot add command '${newCmd}' as already have command '${existingCmd}'`,
);
}
this._initCommandGroup(command);
this.commands.push(command);
}
addOption(option) {
this._registerOption(option);
const oname = option.name();
const name = option.attributeName();
if (option.negate) {
const positiveLongFlag = option.long.replace(/^--no-/, '--');
if (!this._findOption(positiveLongFlag)) {
this.setOptionValueWithSource(
name,
option.defaultValue === undefined ? true : option.defaultValue,
'default',
);
}
} else if (option.defaultValue !== undefined) {
this.setOptionValueWithSource(name, option.defaultValue, 'default');
}
const handleOptionValue = (val, invalidValueMessage, valueSource) => {
if (val == null && option.presetArg !== undefined) {
val = option.presetArg;
}
const oldValue = this.getOptionValue(name);
if (val !== null && option.parseArg) {
val = this._callParseArg(option, val, oldValue, invalidValueMessage);
} else if (val !== null && option.variadic) {
val = option._collectValue(val, oldValue);
}
if (val == null) {
if (option.negate) {
val = false;
} else if (option.isBoolean() || option.optional) {
val = true;
} else {
val = ''; 
}
}
this.setOptionValueWithSource(name, val, valueSource);
};
this.on('option:' + oname, (val) => {
const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
handleOptionValue(val, invalidValueMessage, 'cli');
});
if (option.envVar) {
this.on('optionEnv:' + oname, (val) => {
const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
handleOptionValue(val, invalidValueMessage, 'env');
});
}
return this;
}
_optionEx(config, flags, description, fn, defaultValue) {
if (typeof flags === 'object' && flags instanceof Option) {
throw new Error(
'To add an Option object use addOption() instead of option() or requiredOption()',
);
}
const option = this.createOption(flags, description);
option.makeOptionMandatory(!!config.mandatory);
if (typeof fn === 'function') {
option.default(defaultValue).argParser(fn);
} else if (fn instanceof RegExp) {
const regex = fn;
fn = (val, def) => {
const m = regex.exec(val);
return m ? m[0] : def;
};
option.default(defaultValue).argParser(fn);
} else {
option.default(fn);
}
return this.addOption(option);
}
option(flags, description, parseArg, defaultValue) {
return this._optionEx({}, flags, description, parseArg, defaultValue);
}
requiredOption(flags, description, parseArg, defaultValue) {
return this._optionEx(
{ mandatory: true },
flags,
description,
parseArg,
defaultValue,
);
}
combineFlagAndOptionalValue(combine = true) {
this._combineFlagAndOptionalValue = !!combine;
return this;
}
allowUnknownOption(allowUnknown = true) {
this._allowUnknownOption = !!allowUnknown;
return this;
}
allowExcessArguments(allowExcess = true) {
this._allowExcessArguments = !!allowExcess;
return this;
}
enablePositionalOptions(positional = true) {
this._enablePositionalOptions = !!positional;
return this;
}
passThroughOptions(passThrough = true) {
this._passThroughOptions = !!passThrough;
this._checkForBrokenPassThrough();
return this;
}
_checkForBrokenPassThrough() {
if (
this.parent &&
this._passThroughOptions &&
!this.parent._enablePositionalOptions
) {
throw new Error(
`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
);
}
}
storeOptionsAsProperties(storeAsProperties = true) {
if (this.options.length) {
throw new Error('call .storeOptionsAsProperties() before adding options');
}
if (Object.keys(this._optionValues).length) {
throw new Error(
'call .storeOptionsAsProperties() before setting option values',
);
}
this._storeOptionsAsProperties = !!storeAsProperties;
return this;
}
getOptionValue(key) {
if (this._storeOptionsAsProperties) {
return this[key];
}
return this._optionValues[key];
}
setOptionValue(key, value) {
return this.setOptionValueWithSource(key, value, undefined);
}
setOptionValueWithSource(key, value, source) {
if (this._storeOptionsAsProperties) {
this[key] = value;
} else {
this._optionValues[key] = value;
}
this._optionValueSources[key] = source;
return this;
}
getOptionValueSource(key) {
return this._optionValueSources[key];
}
getOptionValueSourceWithGlobals(key) {
let source;
this._getCommandAndAncestors().forEach((cmd) => {
if (cmd.getOptionValueSource(key) !== undefined) {
source = cmd.getOptionValueSource(key);
}
});
return source;
}
_prepareUserArgs(argv, parseOptions) {
if (argv !== undefined && !Array.isArray(argv)) {
throw new Error('first parameter to parse must be array or undefined');
}
parseOptions = parseOptions || {};
if (argv === undefined && parseOptions.from === undefined) {
if (process.versions?.electron) {
parseOptions.from = 'electron';
}
const execArgv = process.execArgv ?? [];
if (
execArgv.includes('-e') ||
execArgv.includes('--eval') ||
execArgv.includes('-p') ||
execArgv.includes('--print')
) {
parseOptions.from = 'eval'; 
}
}
if (argv === undefined) {
argv = process.argv;
}
this.rawArgs = argv.slice();
let userArgs;
switch (parseOptions.from) {
case undefined:
case 'node':
this._scriptPath = argv[1];
userArgs = argv.slice(2);
break;
case 'electron':
if (process.defaultApp) {
this._scriptPath = argv[1];
userArgs = argv.slice(2);
} else {
userArgs = argv.slice(1);
}
break;
case 'user':
userArgs = argv.slice(0);
break;
case 'eval':
userArgs = argv.slice(1);
break;
default:
throw new Error(
`unexpected parse option { from: '${parseOptions.from}' }`,
);
}
if (!this._name && this._scriptPath)
this.nameFromFilename(this._scriptPath);
this._name = this._name || 'program';
return userArgs;
}
parse(argv, parseOptions) {
this._prepareForParse();
const userArgs = this._prepareUserArgs(argv, parseOptions);
this._parseCommand([], userArgs);
return this;
}
async parseAsync(argv, parseOptions) {
this._prepareForParse();
const userArgs = this._prepareUserArgs(argv, parseOptions);
await this._parseCommand([], userArgs);
return this;
}
_prepareForParse() {
if (this._savedState === null) {
this.saveStateBeforeParse();
} else {
this.restoreStateBeforeParse();
}
}
saveStateBeforeParse() {
this._savedState = {
_name: this._name,
_optionValues: { ...this._optionValues },
_optionValueSources: { ...this._optionValueSources },
};
}
restoreStateBeforeParse() {
if (this._storeOptionsAsProperties)
throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
this._name = this._savedState._name;
this._scriptPath = null;
this.rawArgs = [];
this._optionValues = { ...this._savedState._optionValues };
this._optionValueSources = { ...this._savedState._optionValueSources };
this.args = [];
this.processedArgs = [];
}
_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
if (fs.existsSync(executableFile)) return;
const executableDirMessage = executableDir
? `searched for local subcommand relative to directory '${executableDir}'`
: 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
throw new Error(executableMissing);
}
_executeSubCommand(subcommand, args) {
args = args.slice();
let launchWithNode = false; 
const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];
function findFile(baseDir, baseName) {
const localBin = path.resolve(baseDir, baseName);
if (fs.existsSync(localBin)) return localBin;
if (sourceExt.includes(path.extname(baseName))) return undefined;
const foundExt = sourceExt.find((ext) =>
fs.existsSync(`${localBin}${ext}`),
);
if (foundExt) return `${localBin}${foundExt}`;
return undefined;
}
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
let executableFile =
subcommand._executableFile || `${this._name}-${subcommand._name}`;
let executableDir = this._executableDir || '';
if (this._scriptPath) {
let resolvedScriptPath; 
try {
resolvedScriptPath = fs.realpathSync(this._scriptPath);
} catch {
resolvedScriptPath = this._scriptPath;
}
executableDir = path.resolve(
path.dirname(resolvedScriptPath),
executableDir,
);
}
if (executableDir) {
let localFile = findFile(executableDir, executableFile);
if (!localFile && !subcommand._executableFile && this._scriptPath) {
const legacyName = path.basename(
this._scriptPath,
path.extname(this._scriptPath),
);
if (legacyName !== this._name) {
localFile = findFile(
executableDir,
`${legacyName}-${subcommand._name}`,
);
}
}
executableFile = localFile || executableFile;
}
launchWithNode = sourceExt.includes(path.extname(executableFile));
let proc;
if (process.platform !== 'win32') {
if (launchWithNode) {
args.unshift(executableFile);
args = incrementNodeInspectorPort(process.execArgv).concat(args);
proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
} else {
proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
}
} else {
this._checkForMissingExecutable(
executableFile,
executableDir,
subcommand._name,
);
args.unshift(executableFile);
args = incrementNodeInspectorPort(process.execArgv).concat(args);
proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
}
if (!proc.killed) {
const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
signals.forEach((signal) => {
process.on(signal, () => {
if (proc.killed === false && proc.exitCode === null) {
proc.kill(signal);
}
});
});
}
const exitCallback = this._exitCallback;
proc.on('close', (code) => {
code = code ?? 1; 
if (!exitCallback) {
process.exit(code);
} else {
exitCallback(
new CommanderError(
code,
'commander.executeSubCommandAsync',
'(close)',
),
);
}
});
proc.on('error', (err) => {
if (err.code === 'ENOENT') {
this._checkForMissingExecutable(
executableFile,
executableDir,
subcommand._name,
);
} else if (err.code === 'EACCES') {
throw new Error(`'${executableFile}' not executable`);
}
if (!exitCallback) {
process.exit(1);
} else {
const wrappedError = new CommanderError(
1,
'commander.executeSubCommandAsync',
'(error)',
);
wrappedError.nestedError = err;
exitCallback(wrappedError);
}
});
this.runningCommand = proc;
}
_dispatchSubcommand(commandName, operands, unknown) {
const subCommand = this._findCommand(commandName);
if (!subCommand) this.help({ error: true });
subCommand._prepareForParse();
let promiseChain;
promiseChain = this._chainOrCallSubCommandHook(
promiseChain,
subCommand,
'preSubcommand',
);
promiseChain = this._chainOrCall(promiseChain, () => {
if (subCommand._executableHandler) {
this._executeSubCommand(subCommand, operands.concat(unknown));
} else {
return subCommand._parseCommand(operands, unknown);
}
});
return promiseChain;
}
_dispatchHelpCommand(subcommandName) {
if (!subcommandName) {
this.help();
}
const subCommand = this._findCommand(subcommandName);
if (subCommand && !subCommand._executableHandler) {
subCommand.help();
}
return this._dispatchSubcommand(
subcommandName,
[],
[this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
);
}
_checkNumberOfArguments() {
this.registeredArguments.forEach((arg, i) => {
if (arg.required && this.args[i] == null) {
this.missingArgument(arg.name());
}
});
if (
this.registeredArguments.length > 0 &&
this.registeredArguments[this.registeredArguments.length - 1].variadic
) {
return;
}
if (this.args.length > this.registeredArguments.length) {
this._excessArguments(this.args);
}
}
_processArguments() {
const myParseArg = (argument, value, previous) => {
let parsedValue = value;
if (value !== null && argument.parseArg) {
const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
parsedValue = this._callParseArg(
argument,
value,
previous,
invalidValueMessage,
);
}
return parsedValue;
};
this._checkNumberOfArguments();
const processedArgs = [];
this.registeredArguments.forEach((declaredArg, index) => {
let value = declaredArg.defaultValue;
if (declaredArg.variadic) {
if (index < this.args.length) {
value = this.args.slice(index);
if (declaredArg.parseArg) {
value = value.reduce((processed, v) => {
return myParseArg(declaredArg, v, processed);
}, declaredArg.defaultValue);
}
} else if (value === undefined) {
value = [];
}
} else if (index < this.args.length) {
value = this.args[index];
if (declaredArg.parseArg) {
value = myParseArg(declaredArg, value, declaredArg.defaultValue);
}
}
processedArgs[index] = value;
});
this.processedArgs = processedArgs;
}
_chainOrCall(promise, fn) {
if (promise?.then && typeof promise.then === 'function') {
return promise.then(() => fn());
}
return fn();
}
_chainOrCallHooks(promise, event) {
let result = promise;
const hooks = [];
this._getCommandAndAncestors()
.reverse()
.filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
.forEach((hookedCommand) => {
hookedCommand._lifeCycleHooks[event].forEach((callback) => {
hooks.push({ hookedCommand, callback });
});
});
if (event === 'postAction') {
hooks.reverse();
}
hooks.forEach((hookDetail) => {
result = this._chainOrCall(result, () => {
return hookDetail.callback(hookDetail.hookedCommand, this);
});
});
return result;
}
_chainOrCallSubCommandHook(promise, subCommand, event) {
let result = promise;
if (this._lifeCycleHooks[event] !== undefined) {
this._lifeCycleHooks[event].forEach((hook) => {
result = this._chainOrCall(result, () => {
return hook(this, subCommand);
});
});
}
return result;
}
_parseCommand(operands, unknown) {
const parsed = this.parseOptions(unknown);
this._parseOptionsEnv(); 
this._parseOptionsImplied();
operands = operands.concat(parsed.operands);
unknown = parsed.unknown;
this.args = operands.concat(unknown);
if (operands && this._findCommand(operands[0])) {
return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
}
if (
this._getHelpCommand() &&
operands[0] === this._getHelpCommand().name()
) {
return this._dispatchHelpCommand(operands[1]);
}
if (this._defaultCommandName) {
this._outputHelpIfRequested(unknown); 
return this._dispatchSubcommand(
this._defaultCommandName,
operands,
unknown,
);
}
if (
this.commands.length &&
this.args.length === 0 &&
!this._actionHandler &&
!this._defaultCommandName
) {
this.help({ error: true });
}
this._outputHelpIfRequested(parsed.unknown);
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
const checkForUnknownOptions = () => {
if (parsed.unknown.length > 0) {
this.unknownOption(parsed.unknown[0]);
}
};
const commandEvent = `command:${this.name()}`;
if (this._actionHandler) {
checkForUnknownOptions();
this._processArguments();
let promiseChain;
promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
promiseChain = this._chainOrCall(promiseChain, () =>
this._actionHandler(this.processedArgs),
);
if (this.parent) {
promiseChain = this._chainOrCall(promiseChain, () => {
this.parent.emit(commandEvent, operands, unknown); 
});
}
promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
return promiseChain;
}
if (this.parent?.listenerCount(commandEvent)) {
checkForUnknownOptions();
this._processArguments();
this.parent.emit(commandEvent, operands, unknown); 
} else if (operands.length) {
if (this._findCommand('*')) {
return this._dispatchSubcommand('*', operands, unknown);
}
if (this.listenerCount('command:*')) {
this.emit('command:*', operands, unknown);
} else if (this.commands.length) {
this.unknownCommand();
} else {
checkForUnknownOptions();
this._processArguments();
}
} else if (this.commands.length) {
checkForUnknownOptions();
this.help({ error: true });
} else {
checkForUnknownOptions();
this._processArguments();
}
}
_findCommand(name) {
if (!name) return undefined;
return this.commands.find(
(cmd) => cmd._name === name || cmd._aliases.includes(name),
);
}
_findOption(arg) {
return this.options.find((option) => option.is(arg));
}
_checkForMissingMandatoryOptions() {
this._getCommandAndAncestors().forEach((cmd) => {
cmd.options.forEach((anOption) => {
if (
anOption.mandatory &&
cmd.getOptionValue(anOption.attributeName()) === undefined
) {
cmd.missingMandatoryOptionValue(anOption);
}
});
});
}
_checkForConflictingLocalOptions() {
const definedNonDefaultOptions = this.options.filter((option) => {
const optionKey = option.attributeName();
if (this.getOptionValue(optionKey) === undefined) {
return false;
}
return this.getOptionValueSource(optionKey) !== 'default';
});
const optionsWithConflicting = definedNonDefaultOptions.filter(
(option) => option.conflictsWith.length > 0,
);
optionsWithConflicting.forEach((option) => {
const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
option.conflictsWith.includes(defined.attributeName()),
);
if (conflictingAndDefined) {
this._conflictingOption(option, conflictingAndDefined);
}
});
}
_checkForConflictingOptions() {
this._getCommandAndAncestors().forEach((cmd) => {
cmd._checkForConflictingLocalOptions();
});
}
parseOptions(args) {
const operands = []; 
const unknown = []; 
let dest = operands;
function maybeOption(arg) {
return arg.length > 1 && arg[0] === '-';
}
const negativeNumberArg = (arg) => {
if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
return !this._getCommandAndAncestors().some((cmd) =>
cmd.options
.map((opt) => opt.short)
.some((short) => /^-\d$/.test(short)),
);
};
let activeVariadicOption = null;
let activeGroup = null; 
let i = 0;
while (i < args.length || activeGroup) {
const arg = activeGroup ?? args[i++];
activeGroup = null;
if (arg === '--') {
if (dest === unknown) dest.push(arg);
dest.push(...args.slice(i));
break;
}
if (
activeVariadicOption &&
(!maybeOption(arg) || negativeNumberArg(arg))
) {
this.emit(`option:${activeVariadicOption.name()}`, arg);
continue;
}
activeVariadicOption = null;
if (maybeOption(arg)) {
const option = this._findOption(arg);
if (option) {
if (option.required) {
const value = args[i++];
if (value === undefined) this.optionMissingArgument(option);
this.emit(`option:${option.name()}`, value);
} else if (option.optional) {
let value = null;
if (
i < args.length &&
(!maybeOption(args[i]) || negativeNumberArg(args[i]))
) {
value = args[i++];
}
this.emit(`option:${option.name()}`, value);
} else {
this.emit(`option:${option.name()}`);
}
activeVariadicOption = option.variadic ? option : null;
continue;
}
}
if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
const option = this._findOption(`-${arg[1]}`);
if (option) {
if (
option.required ||
(option.optional && this._combineFlagAndOptionalValue)
) {
this.emit(`option:${option.name()}`, arg.slice(2));
} else {
this.emit(`option:${option.name()}`);
activeGroup = `-${arg.slice(2)}`;
}
continue;
}
}
if (/^--[^=]+=/.test(arg)) {
const index = arg.indexOf('=');
const option = this._findOption(arg.slice(0, index));
if (option && (option.required || option.optional)) {
this.emit(`option:${option.name()}`, arg.slice(index + 1));
continue;
}
}
if (
dest === operands &&
maybeOption(arg) &&
!(this.commands.length === 0 && negativeNumberArg(arg))
) {
dest = unknown;
}
if (
(this._enablePositionalOptions || this._passThroughOptions) &&
operands.length === 0 &&
unknown.length === 0
) {
if (this._findCommand(arg)) {
operands.push(arg);
unknown.push(...args.slice(i));
break;
} else if (
this._getHelpCommand() &&
arg === this._getHelpCommand().name()
) {
operands.push(arg, ...args.slice(i));
break;
} else if (this._defaultCommandName) {
unknown.push(arg, ...args.slice(i));
break;
}
}
if (this._passThroughOptions) {
dest.push(arg, ...args.slice(i));
break;
}
dest.push(arg);
}
return { operands, unknown };
}
opts() {
if (this._storeOptionsAsProperties) {
const result = {};
const len = this.options.length;
for (let i = 0; i < len; i++) {
const key = this.options[i].attributeName();
result[key] =
key === this._versionOptionName ? this._version : this[key];
}
return result;
}
return this._optionValues;
}
optsWithGlobals() {
return this._getCommandAndAncestors().reduce(
(combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
{},
);
}
error(message, errorOptions) {
this._outputConfiguration.outputError(
`${message}\n`,
this._outputConfiguration.writeErr,
);
if (typeof this._showHelpAfterError === 'string') {
this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
} else if (this._showHelpAfterError) {
this._outputConfiguration.writeErr('\n');
this.outputHelp({ error: true });
}
const config = errorOptions || {};
const exitCode = config.exitCode || 1;
const code = config.code || 'commander.error';
this._exit(exitCode, code, message);
}
_parseOptionsEnv() {
this.options.forEach((option) => {
if (option.envVar && option.envVar in process.env) {
const optionKey = option.attributeName();
if (
this.getOptionValue(optionKey) === undefined ||
['default', 'config', 'env'].includes(
this.getOptionValueSource(optionKey),
)
) {
if (option.required || option.optional) {
this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
} else {
this.emit(`optionEnv:${option.name()}`);
}
}
}
});
}
_parseOptionsImplied() {
const dualHelper = new DualOptions(this.options);
const hasCustomOptionValue = (optionKey) => {
return (
this.getOptionValue(optionKey) !== undefined &&
!['default', 'implied'].includes(this.getOptionValueSource(optionKey))
);
};
this.options
.filter(
(option) =>
option.implied !== undefined &&
hasCustomOptionValue(option.attributeName()) &&
dualHelper.valueFromOption(
this.getOptionValue(option.attributeName()),
option,
),
)
.forEach((option) => {
Object.keys(option.implied)
.filter((impliedKey) => !hasCustomOptionValue(impliedKey))
.forEach((impliedKey) => {
this.setOptionValueWithSource(
impliedKey,
option.implied[impliedKey],
'implied',
);
});
});
}
missingArgument(name) {
const message = `error: missing required argument '${name}'`;
this.error(message, { code: 'commander.missingArgument' });
}
optionMissingArgument(option) {
const message = `error: option '${option.flags}' argument missing`;
this.error(message, { code: 'commander.optionMissingArgument' });
}
missingMandatoryOptionValue(option) {
const message = `error: required option '${option.flags}' not specified`;
this.error(message, { code: 'commander.missingMandatoryOptionValue' });
}
_conflictingOption(option, conflictingOption) {
const findBestOptionFromValue = (option) => {
const optionKey = option.attributeName();
const optionValue = this.getOptionValue(optionKey);
const negativeOption = this.options.find(
(target) => target.negate && optionKey === target.attributeName(),
);
const positiveOption = this.options.find(
(target) => !target.negate && optionKey === target.attributeName(),
);
if (
negativeOption &&
((negativeOption.presetArg === undefined && optionValue === false) ||
(negativeOption.presetArg !== undefined &&
optionValue === negativeOption.presetArg))
) {
return negativeOption;
}
return positiveOption || option;
};
const getErrorMessage = (option) => {
const bestOption = findBestOptionFromValue(option);
const optionKey = bestOption.attributeName();
const source = this.getOptionValueSource(optionKey);
if (source === 'env') {
return `environment variable '${bestOption.envVar}'`;
}
return `option '${bestOption.flags}'`;
};
const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
this.error(message, { code: 'commander.conflictingOption' });
}
unknownOption(flag) {
if (this._allowUnknownOption) return;
let suggestion = '';
if (flag.startsWith('--') && this._showSuggestionAfterError) {
let candidateFlags = [];
let command = this;
do {
const moreFlags = command
.createHelp()
.visibleOptions(command)
.filter((option) => option.long)
.map((option) => option.long);
candidateFlags = candidateFlags.concat(moreFlags);
command = command.parent;
} while (command && !command._enablePositionalOptions);
suggestion = suggestSimilar(flag, candidateFlags);
}
const message = `error: unknown option '${flag}'${suggestion}`;
this.error(message, { code: 'commander.unknownOption' });
}
_excessArguments(receivedArgs) {
if (this._allowExcessArguments) return;
const expected = this.registeredArguments.length;
const s = expected === 1 ? '' : 's';
const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
this.error(message, { code: 'commander.excessArguments' });
}
unknownCommand() {
const unknownName = this.args[0];
let suggestion = '';
if (this._showSuggestionAfterError) {
const candidateNames = [];
this.createHelp()
.visibleCommands(this)
.forEach((command) => {
candidateNames.push(command.name());
if (command.alias()) candidateNames.push(command.alias());
});
suggestion = suggestSimilar(unknownName, candidateNames);
}
const message = `error: unknown command '${unknownName}'${suggestion}`;
this.error(message, { code: 'commander.unknownCommand' });
}
version(str, flags, description) {
if (str === undefined) return this._version;
this._version = str;
flags = flags || '-V, --version';
description = description || 'output the version number';
const versionOption = this.createOption(flags, description);
this._versionOptionName = versionOption.attributeName();
this._registerOption(versionOption);
this.on('option:' + versionOption.name(), () => {
this._outputConfiguration.writeOut(`${str}\n`);
this._exit(0, 'commander.version', str);
});
return this;
}
description(str, argsDescription) {
if (str === undefined && argsDescription === undefined)
return this._description;
this._description = str;
if (argsDescription) {
this._argsDescription = argsDescription;
}
return this;
}
summary(str) {
if (str === undefined) return this._summary;
this._summary = str;
return this;
}
alias(alias) {
if (alias === undefined) return this._aliases[0]; 
let command = this;
if (
this.commands.length !== 0 &&
this.commands[this.commands.length - 1]._executableHandler
) {
command = this.commands[this.commands.length - 1];
}
if (alias === command._name)
throw new Error("Command alias can't be the same as its name");
const matchingCommand = this.parent?._findCommand(alias);
if (matchingCommand) {
const existingCmd = [matchingCommand.name()]
.concat(matchingCommand.aliases())
.join('|');
throw new Error(
`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
);
}
command._aliases.push(alias);
return this;
}
aliases(aliases) {
if (aliases === undefined) return this._aliases;
aliases.forEach((alias) => this.alias(alias));
return this;
}
usage(str) {
if (str === undefined) {
if (this._usage) return this._usage;
const args = this.registeredArguments.map((arg) => {
return humanReadableArgName(arg);
});
return []
.concat(
this.options.length || this._helpOption !== null ? '[options]' : [],
this.commands.length ? '[command]' : [],
this.registeredArguments.length ? args : [],
)
.join(' ');
}
this._usage = str;
return this;
}
name(str) {
if (str === undefined) return this._name;
this._name = str;
return this;
}
helpGroup(heading) {
if (heading === undefined) return this._helpGroupHeading ?? '';
this._helpGroupHeading = heading;
return this;
}
commandsGroup(heading) {
if (heading === undefined) return this._defaultCommandGroup ?? '';
this._defaultCommandGroup = heading;
return this;
}
optionsGroup(heading) {
if (heading === undefined) return this._defaultOptionGroup ?? '';
this._defaultOptionGroup = heading;
return this;
}
_initOptionGroup(option) {
if (this._defaultOptionGroup && !option.helpGroupHeading)
option.helpGroup(this._defaultOptionGroup);
}
_initCommandGroup(cmd) {
if (this._defaultCommandGroup && !cmd.helpGroup())
cmd.helpGroup(this._defaultCommandGroup);
}
nameFromFilename(filename) {
this._name = path.basename(filename, path.extname(filename));
return this;
}
executableDir(path) {
if (path === undefined) return this._executableDir;
this._executableDir = path;
return this;
}
helpInformation(contextOptions) {
const helper = this.createHelp();
const context = this._getOutputContext(contextOptions);
helper.prepareContext({
error: context.error,
helpWidth: context.helpWidth,
outputHasColors: context.hasColors,
});
const text = helper.formatHelp(this, helper);
if (context.hasColors) return text;
return this._outputConfiguration.stripColor(text);
}
_getOutputContext(contextOptions) {
contextOptions = contextOptions || {};
const error = !!contextOptions.error;
let baseWrite;
let hasColors;
let helpWidth;
if (error) {
baseWrite = (str) => this._outputConfiguration.writeErr(str);
hasColors = this._outputConfiguration.getErrHasColors();
helpWidth = this._outputConfiguration.getErrHelpWidth();
} else {
baseWrite = (str) => this._outputConfiguration.writeOut(str);
hasColors = this._outputConfiguration.getOutHasColors();
helpWidth = this._outputConfiguration.getOutHelpWidth();
}
const write = (str) => {
if (!hasColors) str = this._outputConfiguration.stripColor(str);
return baseWrite(str);
};
return { error, write, hasColors, helpWidth };
}
outputHelp(contextOptions) {
let deprecatedCallback;
if (typeof contextOptions === 'function') {
deprecatedCallback = contextOptions;
contextOptions = undefined;
}
const outputContext = this._getOutputContext(contextOptions);
const eventContext = {
error: outputContext.error,
write: outputContext.write,
command: this,
};
this._getCommandAndAncestors()
.reverse()
.forEach((command) => command.emit('beforeAllHelp', eventContext));
this.emit('beforeHelp', eventContext);
let helpInformation = this.helpInformation({ error: outputContext.error });
if (deprecatedCallback) {
helpInformation = deprecatedCallback(helpInformation);
if (
typeof helpInformation !== 'string' &&
!Buffer.isBuffer(helpInformation)
) {
throw new Error('outputHelp callback must return a string or a Buffer');
}
}
outputContext.write(helpInformation);
if (this._getHelpOption()?.long) {
this.emit(this._getHelpOption().long); 
}
this.emit('afterHelp', eventContext);
this._getCommandAndAncestors().forEach((command) =>
command.emit('afterAllHelp', eventContext),
);
}
helpOption(flags, description) {
if (typeof flags === 'boolean') {
if (flags) {
if (this._helpOption === null) this._helpOption = undefined; 
if (this._defaultOptionGroup) {
this._initOptionGroup(this._getHelpOption());
}
} else {
this._helpOption = null; 
}
return this;
}
this._helpOption = this.createOption(
flags ?? '-h, --help',
description ?? 'display help for command',
);
if (flags || description) this._initOptionGroup(this._helpOption);
return this;
}
_getHelpOption() {
if (this._helpOption === undefined) {
this.helpOption(undefined, undefined);
}
return this._helpOption;
}
addHelpOption(option) {
this._helpOption = option;
this._initOptionGroup(option);
return this;
}
help(contextOptions) {
this.outputHelp(contextOptions);
let exitCode = Number(process.exitCode ?? 0); 
if (
exitCode === 0 &&
contextOptions &&
typeof contextOptions !== 'function' &&
contextOptions.error
) {
exitCode = 1;
}
this._exit(exitCode, 'commander.help', '(outputHelp)');
}
addHelpText(position, text) {
const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
if (!allowedValues.includes(position)) {
throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
}
const helpEvent = `${position}Help`;
this.on(helpEvent, ( context) => {
let helpStr;
if (typeof text === 'function') {
helpStr = text({ error: context.error, command: context.command });
} else {
helpStr = text;
}
if (helpStr) {
context.write(`${helpStr}\n`);
}
});
return this;
}
_outputHelpIfRequested(args) {
const helpOption = this._getHelpOption();
const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
if (helpRequested) {
this.outputHelp();
this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
}
}
}
function incrementNodeInspectorPort(args) {
return args.map((arg) => {
if (!arg.startsWith('--inspect')) {
return arg;
}
let debugOption;
let debugHost = '127.0.0.1';
let debugPort = '9229';
let match;
if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
debugOption = match[1];
} else if (
(match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
) {
debugOption = match[1];
if (/^\d+$/.test(match[3])) {
debugPort = match[3];
} else {
debugHost = match[3];
}
} else if (
(match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
) {
debugOption = match[1];
debugHost = match[3];
debugPort = match[4];
}
if (debugOption && debugPort !== '0') {
return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
}
return arg;
});
}
function useColor() {
if (
process.env.NO_COLOR ||
process.env.FORCE_COLOR === '0' ||
process.env.FORCE_COLOR === 'false'
)
return false;
if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
return true;
return undefined;
}
exports.Command = Command;
exports.useColor = useColor; 
/***/ }),
/***/ 41135:
/***/ (function(__unused_webpack_module, exports) {
class CommanderError extends Error {
constructor(exitCode, code, message) {
super(message);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
this.code = code;
this.exitCode = exitCode;
this.nestedError = undefined;
}
}
class InvalidArgumentError extends CommanderError {
constructor(message) {
super(1, 'commander.invalidArgument', message);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
}
}
exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;
/***/ }),
/***/ 79754:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { humanReadableArgName } = __nccwpck_require__(49154);
class Help {
constructor() {
this.helpWidth = undefined;
this.minWidthToWrap = 40;
this.sortSubcommands = false;
this.sortOptions = false;
this.showGlobalOptions = false;
}
prepareContext(contextOptions) {
this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
}
visibleCommands(cmd) {
const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
const helpCommand = cmd._getHelpCommand();
if (helpCommand && !helpCommand._hidden) {
visibleCommands.push(helpCommand);
}
if (this.sortSubcommands) {
visibleCommands.sort((a, b) => {
return a.name().localeCompare(b.name());
});
}
return visibleCommands;
}
compareOptions(a, b) {
const getSortKey = (option) => {
return option.short
? option.short.replace(/^-/, '')
: option.long.replace(/^--/, '');
};
return getSortKey(a).localeCompare(getSortKey(b));
}
visibleOptions(cmd) {
const visibleOptions = cmd.options.filter((option) => !option.hidden);
const helpOption = cmd._getHelpOption();
if (helpOption && !helpOption.hidden) {
const removeShort = helpOption.short && cmd._findOption(helpOption.short);
const removeLong = helpOption.long && cmd._findOption(helpOption.long);
if (!removeShort && !removeLong) {
visibleOptions.push(helpOption); 
} else if (helpOption.long && !removeLong) {
visibleOptions.push(
cmd.createOption(helpOption.long, helpOption.description),
);
} else if (helpOption.short && !removeShort) {
visibleOptions.push(
cmd.createOption(helpOption.short, helpOption.description),
);
}
}
if (this.sortOptions) {
visibleOptions.sort(this.compareOptions);
}
return visibleOptions;
}
visibleGlobalOptions(cmd) {
if (!this.showGlobalOptions) return [];
const globalOptions = [];
for (
let ancestorCmd = cmd.parent;
ancestorCmd;
ancestorCmd = ancestorCmd.parent
) {
const visibleOptions = ancestorCmd.options.filter(
(option) => !option.hidden,
);
globalOptions.push(...visibleOptions);
}
if (this.sortOptions) {
globalOptions.sort(this.compareOptions);
}
return globalOptions;
}
visibleArguments(cmd) {
if (cmd._argsDescription) {
cmd.registeredArguments.forEach((argument) => {
argument.description =
argument.description || cmd._argsDescription[argument.name()] || '';
});
}
if (cmd.registeredArguments.find((argument) => argument.description)) {
return cmd.registeredArguments;
}
return [];
}
subcommandTerm(cmd) {
const args = cmd.registeredArguments
.map((arg) => humanReadableArgName(arg))
.join(' ');
return (
cmd._name +
(cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
(cmd.options.length ? ' [options]' : '') + 
(args ? ' ' + args : '')
);
}
optionTerm(option) {
return option.flags;
}
argumentTerm(argument) {
return argument.name();
}
longestSubcommandTermLength(cmd, helper) {
return helper.visibleCommands(cmd).reduce((max, command) => {
return Math.max(
max,
this.displayWidth(
helper.styleSubcommandTerm(helper.subcommandTerm(command)),
),
);
}, 0);
}
longestOptionTermLength(cmd, helper) {
return helper.visibleOptions(cmd).reduce((max, option) => {
return Math.max(
max,
this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
);
}, 0);
}
longestGlobalOptionTermLength(cmd, helper) {
return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
return Math.max(
max,
this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
);
}, 0);
}
longestArgumentTermLength(cmd, helper) {
return helper.visibleArguments(cmd).reduce((max, argument) => {
return Math.max(
max,
this.displayWidth(
helper.styleArgumentTerm(helper.argumentTerm(argument)),
),
);
}, 0);
}
commandUsage(cmd) {
let cmdName = cmd._name;
if (cmd._aliases[0]) {
cmdName = cmdName + '|' + cmd._aliases[0];
}
let ancestorCmdNames = '';
for (
let ancestorCmd = cmd.parent;
ancestorCmd;
ancestorCmd = ancestorCmd.parent
) {
ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
}
return ancestorCmdNames + cmdName + ' ' + cmd.usage();
}
commandDescription(cmd) {
return cmd.description();
}
subcommandDescription(cmd) {
return cmd.summary() || cmd.description();
}
optionDescription(option) {
const extraInfo = [];
if (option.argChoices) {
extraInfo.push(
`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
);
}
if (option.defaultValue !== undefined) {
const showDefault =
option.required ||
option.optional ||
(option.isBoolean() && typeof option.defaultValue === 'boolean');
if (showDefault) {
extraInfo.push(
`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
);
}
}
if (option.presetArg !== undefined && option.optional) {
extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
}
if (option.envVar !== undefined) {
extraInfo.push(`env: ${option.envVar}`);
}
if (extraInfo.length > 0) {
const extraDescription = `(${extraInfo.join(', ')})`;
if (option.description) {
return `${option.description} ${extraDescription}`;
}
return extraDescription;
}
return option.description;
}
argumentDescription(argument) {
const extraInfo = [];
if (argument.argChoices) {
extraInfo.push(
`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
);
}
if (argument.defaultValue !== undefined) {
extraInfo.push(
`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
);
}
if (extraInfo.length > 0) {
const extraDescription = `(${extraInfo.join(', ')})`;
if (argument.description) {
return `${argument.description} ${extraDescription}`;
}
return extraDescription;
}
return argument.description;
}
formatItemList(heading, items, helper) {
if (items.length === 0) return [];
return [helper.styleTitle(heading), ...items, ''];
}
groupItems(unsortedItems, visibleItems, getGroup) {
const result = new Map();
unsortedItems.forEach((item) => {
const group = getGroup(item);
if (!result.has(group)) result.set(group, []);
});
visibleItems.forEach((item) => {
const group = getGroup(item);
if (!result.has(group)) {
result.set(group, []);
}
result.get(group).push(item);
});
return result;
}
formatHelp(cmd, helper) {
const termWidth = helper.padWidth(cmd, helper);
const helpWidth = helper.helpWidth ?? 80; 
function callFormatItem(term, description) {
return helper.formatItem(term, termWidth, description, helper);
}
let output = [
`${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
'',
];
const commandDescription = helper.commandDescription(cmd);
if (commandDescription.length > 0) {
output = output.concat([
helper.boxWrap(
helper.styleCommandDescription(commandDescription),
helpWidth,
),
'',
]);
}
const argumentList = helper.visibleArguments(cmd).map((argument) => {
return callFormatItem(
helper.styleArgumentTerm(helper.argumentTerm(argument)),
helper.styleArgumentDescription(helper.argumentDescription(argument)),
);
});
output = output.concat(
this.formatItemList('Arguments:', argumentList, helper),
);
const optionGroups = this.groupItems(
cmd.options,
helper.visibleOptions(cmd),
(option) => option.helpGroupHeading ?? 'Options:',
);
optionGroups.forEach((options, group) => {
const optionList = options.map((option) => {
return callFormatItem(
helper.styleOptionTerm(helper.optionTerm(option)),
helper.styleOptionDescription(helper.optionDescription(option)),
);
});
output = output.concat(this.formatItemList(group, optionList, helper));
});
if (helper.showGlobalOptions) {
const globalOptionList = helper
.visibleGlobalOptions(cmd)
.map((option) => {
return callFormatItem(
helper.styleOptionTerm(helper.optionTerm(option)),
helper.styleOptionDescription(helper.optionDescription(option)),
);
});
output = output.concat(
this.formatItemList('Global Options:', globalOptionList, helper),
);
}
const commandGroups = this.groupItems(
cmd.commands,
helper.visibleCommands(cmd),
(sub) => sub.helpGroup() || 'Commands:',
);
commandGroups.forEach((commands, group) => {
const commandList = commands.map((sub) => {
return callFormatItem(
helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
);
});
output = output.concat(this.formatItemList(group, commandList, helper));
});
return output.join('\n');
}
displayWidth(str) {
return stripColor(str).length;
}
styleTitle(str) {
return str;
}
styleUsage(str) {
return str
.split(' ')
.map((word) => {
if (word === '[options]') return this.styleOptionText(word);
if (word === '[command]') return this.styleSubcommandText(word);
if (word[0] === '[' || word[0] === '<')
return this.styleArgumentText(word);
return this.styleCommandText(word); 
})
.join(' ');
}
styleCommandDescription(str) {
return this.styleDescriptionText(str);
}
styleOptionDescription(str) {
return this.styleDescriptionText(str);
}
styleSubcommandDescription(str) {
return this.styleDescriptionText(str);
}
styleArgumentDescription(str) {
return this.styleDescriptionText(str);
}
styleDescriptionText(str) {
return str;
}
styleOptionTerm(str) {
return this.styleOptionText(str);
}
styleSubcommandTerm(str) {
return str
.split(' ')
.map((word) => {
if (word === '[options]') return this.styleOptionText(word);
if (word[0] === '[' || word[0] === '<')
return this.styleArgumentText(word);
return this.styleSubcommandText(word); 
})
.join(' ');
}
styleArgumentTerm(str) {
return this.styleArgumentText(str);
}
styleOptionText(str) {
return str;
}
styleArgumentText(str) {
return str;
}
styleSubcommandText(str) {
return str;
}
styleCommandText(str) {
return str;
}
padWidth(cmd, helper) {
return Math.max(
helper.longestOptionTermLength(cmd, helper),
helper.longestGlobalOptionTermLength(cmd, helper),
helper.longestSubcommandTermLength(cmd, helper),
helper.longestArgumentTermLength(cmd, helper),
);
}
preformatted(str) {
return /\n[^\S\r\n]/.test(str);
}
formatItem(term, termWidth, description, helper) {
const itemIndent = 2;
const itemIndentStr = ' '.repeat(itemIndent);
if (!description) return itemIndentStr + term;
const paddedTerm = term.padEnd(
termWidth + term.length - helper.displayWidth(term),
);
const spacerWidth = 2; 
const helpWidth = this.helpWidth ?? 80; 
const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
let formattedDescription;
if (
remainingWidth < this.minWidthToWrap ||
helper.preformatted(description)
) {
formattedDescription = description;
} else {
const wrappedDescription = helper.boxWrap(description, remainingWidth);
formattedDescription = wrappedDescription.replace(
/\n/g,
'\n' + ' '.repeat(termWidth + spacerWidth),
);
}
return (
itemIndentStr +
paddedTerm +
' '.repeat(spacerWidth) +
formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
);
}
boxWrap(str, width) {
if (width < this.minWidthToWrap) return str;
const rawLines = str.split(/\r\n|\n/);
const chunkPattern = /[\s]*[^\s]+/g;
const wrappedLines = [];
rawLines.forEach((line) => {
const chunks = line.match(chunkPattern);
if (chunks === null) {
wrappedLines.push('');
return;
}
let sumChunks = [chunks.shift()];
let sumWidth = this.displayWidth(sumChunks[0]);
chunks.forEach((chunk) => {
const visibleWidth = this.displayWidth(chunk);
if (sumWidth + visibleWidth <= width) {
sumChunks.push(chunk);
sumWidth += visibleWidth;
return;
}
wrappedLines.push(sumChunks.join(''));
const nextChunk = chunk.trimStart(); 
sumChunks = [nextChunk];
sumWidth = this.displayWidth(nextChunk);
});
wrappedLines.push(sumChunks.join(''));
});
return wrappedLines.join('\n');
}
}
function stripColor(str) {
const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
return str.replace(sgrPattern, '');
}
exports.Help = Help;
exports.stripColor = stripColor;
/***/ }),
/***/ 45240:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { InvalidArgumentError } = __nccwpck_require__(41135);
class Option {
constructor(flags, description) {
this.flags = flags;
this.description = description || '';
this.required = flags.includes('<'); 
this.optional = flags.includes('['); 
this.variadic = /\w\.\.\.[>\]]$/.test(flags); 
this.mandatory = false; 
const optionFlags = splitOptionFlags(flags);
this.short = optionFlags.shortFlag; 
this.long = optionFlags.longFlag;
this.negate = false;
if (this.long) {
this.negate = this.long.startsWith('--no-');
}
this.defaultValue = undefined;
this.defaultValueDescription = undefined;
this.presetArg = undefined;
this.envVar = undefined;
this.parseArg = undefined;
this.hidden = false;
this.argChoices = undefined;
this.conflictsWith = [];
this.implied = undefined;
this.helpGroupHeading = undefined; 
}
default(value, description) {
this.defaultValue = value;
this.defaultValueDescription = description;
return this;
}
preset(arg) {
this.presetArg = arg;
return this;
}
conflicts(names) {
this.conflictsWith = this.conflictsWith.concat(names);
return this;
}
implies(impliedOptionValues) {
let newImplied = impliedOptionValues;
if (typeof impliedOptionValues === 'string') {
newImplied = { [impliedOptionValues]: true };
}
this.implied = Object.assign(this.implied || {}, newImplied);
return this;
}
env(name) {
this.envVar = name;
return this;
}
argParser(fn) {
this.parseArg = fn;
return this;
}
makeOptionMandatory(mandatory = true) {
this.mandatory = !!mandatory;
return this;
}
hideHelp(hide = true) {
this.hidden = !!hide;
return this;
}
_collectValue(value, previous) {
if (previous === this.defaultValue || !Array.isArray(previous)) {
return [value];
}
previous.push(value);
return previous;
}
choices(values) {
this.argChoices = values.slice();
this.parseArg = (arg, previous) => {
if (!this.argChoices.includes(arg)) {
throw new InvalidArgumentError(
`Allowed choices are ${this.argChoices.join(', ')}.`,
);
}
if (this.variadic) {
return this._collectValue(arg, previous);
}
return arg;
};
return this;
}
name() {
if (this.long) {
return this.long.replace(/^--/, '');
}
return this.short.replace(/^-/, '');
}
attributeName() {
if (this.negate) {
return camelcase(this.name().replace(/^no-/, ''));
}
return camelcase(this.name());
}
helpGroup(heading) {
this.helpGroupHeading = heading;
return this;
}
is(arg) {
return this.short === arg || this.long === arg;
}
isBoolean() {
return !this.required && !this.optional && !this.negate;
}
}
class DualOptions {
constructor(options) {
this.positiveOptions = new Map();
this.negativeOptions = new Map();
this.dualOptions = new Set();
options.forEach((option) => {
if (option.negate) {
this.negativeOptions.set(option.attributeName(), option);
} else {
this.positiveOptions.set(option.attributeName(), option);
}
});
this.negativeOptions.forEach((value, key) => {
if (this.positiveOptions.has(key)) {
this.dualOptions.add(key);
}
});
}
valueFromOption(value, option) {
const optionKey = option.attributeName();
if (!this.dualOptions.has(optionKey)) return true;
const preset = this.negativeOptions.get(optionKey).presetArg;
const negativeValue = preset !== undefined ? preset : false;
return option.negate === (negativeValue === value);
}
}
function camelcase(str) {
return str.split('-').reduce((str, word) => {
return str + word[0].toUpperCase() + word.slice(1);
});
}
function splitOptionFlags(flags) {
let shortFlag;
let longFlag;
const shortFlagExp = /^-[^-]$/;
const longFlagExp = /^--[^-]/;
const flagParts = flags.split(/[ |,]+/).concat('guard');
if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
if (!shortFlag && shortFlagExp.test(flagParts[0]))
shortFlag = flagParts.shift();
if (!shortFlag && longFlagExp.test(flagParts[0])) {
shortFlag = longFlag;
longFlag = flagParts.shift();
}
if (flagParts[0].startsWith('-')) {
const unsupportedFlag = flagParts[0];
const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
if (/^-[^-][^-]/.test(unsupportedFlag))
throw new Error(
`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
);
if (shortFlagExp.test(unsupportedFlag))
throw new Error(`${baseError}
- too many short flags`);
if (longFlagExp.test(unsupportedFlag))
throw new Error(`${baseError}
- too many long flags`);
throw new Error(`${baseError}
- unrecognised flag format`);
}
if (shortFlag === undefined && longFlag === undefined)
throw new Error(
`option creation failed due to no flags found in '${flags}'.`,
);
return { shortFlag, longFlag };
}
exports.Option = Option;
exports.DualOptions = DualOptions;
/***/ }),
/***/ 65030:
/***/ (function(__unused_webpack_module, exports) {
const maxDistance = 3;
function editDistance(a, b) {
if (Math.abs(a.length - b.length) > maxDistance)
return Math.max(a.length, b.length);
const d = [];
for (let i = 0; i <= a.length; i++) {
d[i] = [i];
}
for (let j = 0; j <= b.length; j++) {
d[0][j] = j;
}
for (let j = 1; j <= b.length; j++) {
for (let i = 1; i <= a.length; i++) {
let cost = 1;
if (a[i - 1] === b[j - 1]) {
cost = 0;
} else {
cost = 1;
}
d[i][j] = Math.min(
d[i - 1][j] + 1, 
d[i][j - 1] + 1, 
d[i - 1][j - 1] + cost, 
);
if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
}
}
}
return d[a.length][b.length];
}
function suggestSimilar(word, candidates) {
if (!candidates || candidates.length === 0) return '';
candidates = Array.from(new Set(candidates));
const searchingOptions = word.startsWith('--');
if (searchingOptions) {
word = word.slice(2);
candidates = candidates.map((candidate) => candidate.slice(2));
}
let similar = [];
let bestDistance = maxDistance;
const minSimilarity = 0.4;
candidates.forEach((candidate) => {
if (candidate.length <= 1) return; 
const distance = editDistance(word, candidate);
const length = Math.max(word.length, candidate.length);
const similarity = (length - distance) / length;
if (similarity > minSimilarity) {
if (distance < bestDistance) {
bestDistance = distance;
similar = [candidate];
} else if (distance === bestDistance) {
similar.push(candidate);
}
}
});
similar.sort((a, b) => a.localeCompare(b));
if (searchingOptions) {
similar = similar.map((candidate) => `--${candidate}`);
}
if (similar.length > 1) {
return `\n(Did you mean one of ${similar.join(', ')}?)`;
}
if (similar.length === 1) {
return `\n(Did you mean ${similar[0]}?)`;
}
return '';
}
exports.suggestSimilar = suggestSimilar;
/***/ }),
/***/ 82591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
SH: () => ( describeArchive),
Sd: () => ( largestFiles),
cz: () => ( describeLargest),
z3: () => ( formatBytes)
});
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
function describeArchive({ bytes, sha256, entries, withheld, }) {
const files = entries.filter(({ type }) => type === 'file').length;
const ignored = withheld.filter(({ reason }) => reason === 'ignored');
const others = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
const omitted = [
...(ignored.length > 0 ? [`${ignored.length} ignored`] : []),
...(others.length > 0 ? [`${others.length} excluded: ${shown.join(', ')}`] : []),
];
const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
return `${size}, sha256 ${sha256.slice(0, 12)}…${omitted.length > 0 ? ` (${omitted.join(', ')})` : ''}`;
}
function describeLargest({ bytes, entries }) {
if (bytes <= LARGE_BYTES)
return [];
return largestOf(entries, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
function largestFiles(entries) {
return largestOf(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}
function largestOf(entries, most) {
return entries
.filter(({ type }) => type === 'file')
.sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
.slice(0, most);
}
function formatBytes(bytes) {
if (bytes < 1000)
return `${bytes} B`;
const units = ['kB', 'MB', 'GB', 'TB'];
let value = bytes / 1000;
while (value >= 999.95 && units.length > 1) {
value /= 1000;
units.shift();
}
return `${value.toFixed(value < 10 ? 1 : 0)} ${units[0]}`;
}
/***/ }),
/***/ 31855:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Dk: () => ( literally),
TP: () => ( UnusableRules),
ro: () => ( loadEngine)
});
var _machine_take_turn_js_0_ = __nccwpck_require__(44990);
class UnusableRules extends Error {
name = 'UnusableRules';
}
const LENGTH_LIMIT = 600_000;
const TOGETHER = 200;
const REPEAT_LIMIT = 1000;
const UNCLOSED_LIMIT = 1000;
const TOO_LARGE = `holds patterns that are too large to be applied: as regular expressions, they have more than ${LENGTH_LIMIT} characters; shorten them`;
async function loadEngine(signal) {
const { RE2JS, RE2JSCompileException, RE2JSSyntaxException, RE2Set } = await __nccwpck_require__.e( 2856).then(__nccwpck_require__.bind(__nccwpck_require__, 2856));
const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
const compileSet = (expressions) => {
const set = createSet();
for (const { text } of expressions)
set.add(text);
try {
set.compile();
}
catch (error) {
if (error instanceof RE2JSCompileException)
throw new UnusableRules(TOO_LARGE);
throw error;
}
return set;
};
let left = LENGTH_LIMIT;
return {
takeTurn: () => (0,_machine_take_turn_js_0_ .Vm)(signal),
isReadable(text) {
const unclosed = text.slice(text.lastIndexOf(':]') + 1).split('[:').length - 1;
if (unclosed > UNCLOSED_LIMIT || lengthOf(text) > LENGTH_LIMIT) {
throw new UnusableRules(TOO_LARGE);
}
try {
createSet().add(text);
return true;
}
catch (error) {
if (!(error instanceof RE2JSSyntaxException))
throw error;
const named = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
if (named === undefined || !/^\\p/i.test(error.input ?? ''))
return false;
throw new UnusableRules(`holds the Unicode class ${named}, whose meaning depends on Terraform's version; write it without`);
}
},
async compile(expressions) {
left -= expressions.reduce((sum, { text }) => sum + lengthOf(text), 0);
if (left < 0)
throw new UnusableRules(TOO_LARGE);
const sets = [];
for (let at = 0; at < expressions.length; at += TOGETHER) {
await (0,_machine_take_turn_js_0_ .Vm)(signal);
const some = expressions.slice(at, at + TOGETHER);
sets.unshift({ set: compileSet(some), some });
}
return lastIn(sets);
},
};
}
function lastIn(sets) {
return (path, counts = () => true) => {
for (const { set, some } of sets) {
const matching = set.match(path).flatMap((at) => some[at] ?? []);
const found = matching.findLast(counts);
if (found !== undefined)
return found.rule;
}
return -1;
};
}
function lengthOf(text) {
let copies = 1;
for (const [, least, most] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
copies *= Math.max(1, Number(least), Number(most ?? 0));
}
return text.length * Math.min(copies, REPEAT_LIMIT);
}
function literally(character) {
return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
/***/ }),
/***/ 4001:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
ah: () => ( exclusionOf),
nM: () => ( readExclusion),
RQ: () => ( readRuleFile)
});
var external_node_fs_ = __nccwpck_require__(73024);
var external_node_path_ = __nccwpck_require__(76760);
var archive_expressions = __nccwpck_require__(31855);
;// CONCATENATED MODULE: ./build/src/archive/gitignore-rules.js
const toBytes = (text) => Buffer.from(text).toString('latin1');
async function startAsGit(text, signal) {
const rules = readRules(text);
const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
const last = expressions.length > 0 ? await (await (0,archive_expressions.ro)(signal)).compile(expressions) : () => -1;
const decide = (path) => {
const rule = rules[last(path)];
return rule?.negated === false ? rule : undefined;
};
const at = (path) => ({
file: (name) => decide(path + toBytes(name)),
directory(name) {
const contents = `${path}${toBytes(name)}/`;
const withheld = decide(contents);
return { withheld, inside: withheld ? undefined : at(contents) };
},
});
return () => at('');
}
function readRules(text) {
const rules = [];
for (const [at, ended] of text
.replace(/^\uFEFF/, '')
.split('\n')
.entries()) {
const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
if (written.startsWith('#'))
continue;
const trimmed = trimSpaces(written);
if (trimmed === '')
continue;
const negated = trimmed.startsWith('!');
const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
if (expression === undefined)
continue;
rules.push({ line: at + 1, text: trimmed, negated, expression });
}
return rules;
}
function trimSpaces(text) {
let end = 0;
for (let at = 0; at < text.length; at++) {
const character = text.charAt(at);
if (character === '\\')
at++;
if (character !== ' ')
end = Math.min(at + 1, text.length);
}
return text.slice(0, end);
}
function readPattern(text) {
const directoryOnly = text.endsWith('/');
const body = directoryOnly ? text.slice(0, -1) : text;
const anchored = body.includes('/');
const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
const path = glob === '' ? undefined : readGlob(glob, anchored);
if (path === undefined)
return undefined;
return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}
function readGlob(glob, anchored) {
let expression = '';
for (let at = 0; at < glob.length;) {
const stars = anchored && (at === 0 || glob[at - 1] === '/') ? countStars(glob, at) : 0;
const after = glob.slice(at + stars, at + stars + 2);
if (stars >= 2 && after === '') {
return `${expression}[^/].*`;
}
if (stars >= 2 && after.startsWith('/')) {
expression += '(?:.*/)?';
at += stars + 1;
}
else if (stars >= 2 && after === '\\/') {
expression += '.*';
at += stars;
}
else {
const piece = readPiece(glob, at);
if (!piece)
return undefined;
expression += piece.expression;
at = piece.next;
}
}
return expression;
}
function countStars(glob, from) {
let at = from;
while (glob[at] === '*')
at++;
return at - from;
}
function readPiece(glob, at) {
const escaped = glob[at + 1];
switch (glob[at]) {
case '*':
return { expression: '[^/]*', next: at + countStars(glob, at) };
case '?':
return { expression: '[^/]', next: at + 1 };
case '[':
return readBracket(glob, at);
case '\\':
return escaped === undefined ? undefined : { expression: (0,archive_expressions.Dk)(escaped), next: at + 2 };
default:
return { expression: (0,archive_expressions.Dk)(glob.charAt(at)), next: at + 1 };
}
}
const CLASSES = new Map([
...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map((name) => [name, `[:${name}:]`]),
['graph', '!-.0-~'],
['print', ' -.0-~'],
['punct', '!-.:-@\\[-`{-~'],
]);
function readBracket(glob, from) {
let at = from + 1;
const negated = glob[at] === '!' || glob[at] === '^';
if (negated)
at++;
let members = '';
let previous;
for (let first = true; first || glob[at] !== ']'; first = false) {
const now = glob[at];
const next = glob[at + 1];
const classEnd = now === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
if (now === undefined || classEnd === -1)
return undefined;
if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
const named = CLASSES.get(glob.slice(at + 2, classEnd - 1));
if (named === undefined)
return undefined;
members += named;
previous = undefined;
at = classEnd + 1;
}
else if (now === '-' && previous !== undefined && next !== undefined && next !== ']') {
const to = next === '\\' ? glob[at + 2] : next;
if (to === undefined)
return undefined;
members += rangeOf(previous, to);
previous = undefined;
at += next === '\\' ? 3 : 2;
}
else {
previous = now === '\\' ? next : now;
if (previous === undefined)
return undefined;
members += rangeOf(previous, previous);
at += now === '\\' ? 2 : 1;
}
}
if (negated)
return { expression: `[^/${members}]`, next: at + 1 };
return { expression: members === '' ? NOTHING : `[${members}]`, next: at + 1 };
}
const NOTHING = '[^\\x00-\\x{10ffff}]';
function rangeOf(from, to) {
const below = to < '/' ? to : '.';
const above = from > '/' ? from : '0';
return ((from <= below ? `${(0,archive_expressions.Dk)(from)}-${(0,archive_expressions.Dk)(below)}` : '') +
(above <= to ? `${(0,archive_expressions.Dk)(above)}-${(0,archive_expressions.Dk)(to)}` : ''));
}
var open_checked = __nccwpck_require__(85966);
var pack = __nccwpck_require__(70847);
var place = __nccwpck_require__(74043);
;// CONCATENATED MODULE: ./build/src/archive/terraform-lines.js
const LONGEST_LINE_BYTES = 65_535;
function readRuleLines(text) {
const rules = [];
let tooLong;
for (const [at, ended] of text.split('\n').entries()) {
const line = at + 1;
if (Buffer.byteLength(ended) > LONGEST_LINE_BYTES)
tooLong ??= line;
const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
if (written === '')
continue;
const rule = readLine(written, line);
if (rule)
rules.push(rule);
}
return { rules, tooLong };
}
function readLine(text, line) {
const trimmed = trimSpace(text);
if (trimmed.startsWith('#'))
return undefined;
const negated = trimmed.startsWith('!');
const pattern = negated ? trimmed.slice(1) : trimmed;
const rule = { line, text, negated, glob: toGlob(pattern) };
if (trimmed === '')
return { ...rule, oddity: 'blank' };
if (pattern === '')
return { ...rule, oddity: 'lone-negation' };
if (pattern === '/')
return { ...rule, oddity: 'everything' };
if (line === 1 && text.startsWith('\uFEFF'))
return { ...rule, oddity: 'byte-order-mark' };
return rule;
}
function toGlob(pattern) {
const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
const LIVE = /[()[\]{}+|^\\]/;
function toExpression(glob) {
const pieces = divide(glob.replace(/^\uFEFF/, ''));
const keep = (piece) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
return `^${translate(pieces, keep)}$`;
}
function toLiteralExpression(glob) {
return `(?s)^${translateLiterally(glob)}$`;
}
const REACH_DEPTH = 100;
function toReachExpression(glob) {
if (LIVE.test(glob))
return '';
const names = glob.replace(/^\uFEFF/, '').split('/');
const firstOpen = names.findIndex((name, depth) => name.includes('**') || depth === REACH_DEPTH);
const certain = names.slice(0, firstOpen);
const nested = certain.reduceRight((deeper, name) => `(?:${translateLiterally(name)}/${deeper})?`, firstOpen < 0 ? '' : '.*');
return `(?s)^${nested}$`;
}
function translateLiterally(glob) {
return translate(divide(glob), (piece) => (0,archive_expressions.Dk)(piece.replace(/^\\(?=[^])/, '')));
}
const WILDCARDS = new Map([
['**/', '(.*/)?'],
['**', '.*'],
['*', '[^/]*'],
['?', '[^/]'],
]);
function translate(pieces, other) {
return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? other(piece)).join('');
}
function* divide(glob) {
const characters = Array.from(glob);
for (let at = 0; at < characters.length; at++) {
const now = characters[at] ?? '';
if (now === '\\' && at + 1 < characters.length)
yield now + (characters[++at] ?? '');
else if (now !== '*' || characters[at + 1] !== '*')
yield now;
else {
at += characters[at + 2] === '/' ? 2 : 1;
yield at + 1 < characters.length ? '**/' : '**';
}
}
}
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++)
SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
let from = 0;
let to = text.length;
while (from < to && SPACE.has(text.charAt(from)))
from++;
while (to > from && SPACE.has(text.charAt(to - 1)))
to--;
return text.slice(from, to);
}
var or_else = __nccwpck_require__(17026);
;// CONCATENATED MODULE: ./build/src/archive/rule-traps.js
async function findTraps(text, { rules, tooLong }, set, engine) {
const warnings = [];
if (text.includes('\uFFFD')) {
const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
warnings.push({ at: '.terraformignore', message });
}
if (tooLong !== undefined) {
const outcome = set !== 'terraform' ? 'so no rule is applied' : 'the rules are applied here';
const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
warnings.push({ at: `.terraformignore:${tooLong}`, message });
}
for (const rule of rules) {
await engine?.takeTurn();
const message = describeTrap(rule, set, engine);
if (message)
warnings.push({ at: `.terraformignore:${rule.line}`, message });
}
return warnings;
}
function describeEntryOnly(rule, set) {
const upload = set !== 'terraform' ? 'its contents are uploaded' : 'Terraform would upload its contents';
return {
at: `.terraformignore:${rule.line}`,
message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
};
}
function describeTrap(rule, set, engine) {
switch (rule.oddity) {
case 'blank':
return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
case 'lone-negation':
return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
case 'everything':
if (rule.negated)
return '`!/` brings back everything. Write `!*` if you mean that';
return set !== 'terraform'
? '`/` matches everything, so nothing is uploaded; delete the line'
: '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
case 'byte-order-mark':
return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set !== 'terraform' ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
default:
return describePattern(rule) ?? describeMetacharacters(rule, set, engine);
}
}
function describePattern(rule) {
const pattern = patternOf(rule);
const shown = inBackticks(pattern);
if (rule.negated && /(^|\/)\.git(\/|$)/.test(pattern)) {
return `${shown} cannot be brought back: version control data never ships; delete the line`;
}
if (/^\.\.?\//.test(pattern)) {
return `pattern ${shown} matches nothing, paths are never written like that; write ${inBackticks(pattern.replace(/^(\.\.?\/)+/, '/'))}`;
}
if (pattern.replace(/^\//, '').includes('//')) {
return `pattern ${shown} matches nothing, no path holds two slashes in a row; write ${inBackticks(pattern.replace(/\/{2,}/g, '/'))}`;
}
if (/\\[0-9A-Za-z]/.test(pattern)) {
return `pattern ${shown} holds a backslash, which takes the meaning from the next character or gives it one; between directories write \`/\``;
}
return undefined;
}
function describeMetacharacters(rule, set, engine) {
const pattern = patternOf(rule);
const live = pattern.replace(/\\[^]/g, '');
if (!/[()[\]{}+|^]/.test(live))
return undefined;
const shown = inBackticks(pattern);
const literal = pattern.replace(/\\[^]|[()[\]{}+|^]/g, (sign) => sign.length > 1 ? sign : `\\${sign}`);
const escaped = inBackticks(`${rule.negated ? '!' : ''}${literal}`);
const here = set !== 'terraform' || rule.negated ? '' : ' A file of exactly that name is excluded here.';
if (engine && !(0,or_else.N)(() => engine.isReadable(toExpression(rule.glob)), true)) {
return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
}
if (live.includes('[!')) {
return `in pattern ${shown}, \`[!\` does not mean "none of": Terraform takes \`!\` for one of the characters. Write \`[^\``;
}
if (/[()+|^]|\{[0-9]+(,[0-9]*)?\}/.test(withoutClasses(live))) {
return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
}
if (hasListInBraces(live)) {
return `in pattern ${shown}, braces are characters and no alternatives; write a line for each`;
}
return undefined;
}
function hasListInBraces(live) {
const brace = live.indexOf('{');
const comma = live.indexOf(',', brace);
return brace >= 0 && comma > brace && live.lastIndexOf('}') > comma;
}
function withoutClasses(live) {
const end = live.lastIndexOf(']') + 1;
return live.slice(0, end).replace(/\[\^?\]?[^\]]*\]/g, '') + live.slice(end);
}
function patternOf(rule) {
const trimmed = rule.text.trim();
return rule.negated ? trimmed.slice(1) : trimmed;
}
const inBackticks = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js
const DEFAULTS = [
{ glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
{
glob: '**/.terraform/modules/**',
matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
negated: true,
},
{ glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];
const REVIVING_DEFAULT = 1;
async function startExactly(lines, engine, onEntryOnly) {
const rules = await prepare(lines, engine, readAsTerraform, false);
const at = (path) => ({
file(name) {
const rule = rules.last(path + name);
return rules.excludes(rule) ? rules.reference(rule) : undefined;
},
directory(name) {
const ownRule = rules.last(path + name);
const inside = at(`${path}${name}/`);
if (rules.excludes(ownRule)) {
const withheld = rules.reference(ownRule);
if (withheld.line !== undefined)
onEntryOnly(withheld);
return { withheld, inside };
}
const whole = rules.last(`${path}${name}/`);
if (!rules.excludes(whole))
return { withheld: undefined, inside };
const withheld = rules.reference(whole);
return { withheld, inside: whole > rules.lastNegation ? undefined : inside };
},
});
return () => at('');
}
async function startSafely(lines, engine, onEntryOnly) {
const rules = await prepare(lines, engine, readSafely, true);
const at = (path, inherited) => ({
file(name) {
const rule = Math.max(inherited, rules.last(path + name));
return rules.excludes(rule) ? rules.reference(rule) : undefined;
},
directory(name) {
const contents = `${path}${name}/`;
const ownRule = rules.last(path + name);
const whole = rules.last(contents);
const latest = Math.max(inherited, ownRule, whole);
const excluded = rules.excludes(latest) ? latest : -1;
const byName = excluded === ownRule && ownRule > inherited && !rules.excludes(whole);
if (byName && ownRule >= DEFAULTS.length)
onEntryOnly(rules.reference(ownRule));
const withheld = [excluded, ownRule, whole].find(rules.excludes);
const isLost = excluded >= 0 && rules.lastInside(contents) < excluded;
return {
withheld: withheld === undefined ? undefined : rules.reference(withheld),
inside: isLost ? undefined : at(contents, excluded),
};
},
});
return () => at('', -1);
}
const NEVER = () => -1;
async function prepare(lines, engine, read, comparesBoth) {
const all = [...DEFAULTS, ...lines];
const compose = (text) => text.normalize('NFC');
const expressions = [];
const reviving = [];
for (const [at, line] of lines.entries()) {
if (engine === undefined)
break;
await engine.takeTurn();
const rule = at + DEFAULTS.length;
const composed = { ...line, glob: compose(line.glob) };
const inForm = read(composed, engine);
if (line.negated && inForm.length > 0) {
reviving.push({ text: toReachExpression(composed.glob), rule });
}
const written = line.glob === composed.glob ? inForm : undefined;
const asWritten = comparesBoth && !line.negated ? (written ?? read(line, engine)) : [];
for (const text of new Set([...inForm, ...asWritten])) {
const among = { inForm: inForm.includes(text), asWritten: asWritten.includes(text) };
expressions.push({ text, rule, ...among });
}
}
const lastOfFile = (await engine?.compile(expressions)) ?? NEVER;
const lastInside = (await engine?.compile(reviving)) ?? NEVER;
return {
last(path) {
const name = compose(path);
const inForm = lastOfFile(name, (expression) => expression.inForm);
const asWritten = name === path ? -1 : lastOfFile(path, (expression) => expression.asWritten);
const rule = Math.max(inForm, asWritten);
return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
},
lastInside: (directory) => Math.max(REVIVING_DEFAULT, lastInside(compose(directory))),
lastNegation: all.findLastIndex(({ negated }) => negated),
excludes: (rule) => rule >= 0 && all[rule]?.negated === false,
reference(rule) {
const line = lines[rule - DEFAULTS.length];
return line
? { line: line.line, text: line.text.trim() }
: { line: undefined, text: `${all[rule]?.negated ? '!' : ''}${all[rule]?.glob ?? ''}` };
},
};
}
function readAsTerraform({ glob, oddity }, engine) {
if (oddity === 'blank' || oddity === 'lone-negation')
return [];
const expression = toExpression(glob);
return engine.isReadable(expression) ? [expression] : [];
}
function readSafely(line, engine) {
const { glob, oddity, text, negated } = line;
if (oddity === 'everything')
return [];
if (negated || oddity === 'blank' || oddity === 'lone-negation') {
return readAsTerraform(line, engine);
}
const pattern = oddity === 'byte-order-mark' ? text.slice(1).trim() : undefined;
if (pattern !== undefined && /^(?:\/?$|[#!])/.test(pattern))
return readAsTerraform(line, engine);
const meant = pattern === undefined ? glob : toGlob(pattern);
const forms = new Set([meant, meant.normalize('NFC'), meant.normalize('NFD')]);
const literal = Array.from(forms, toLiteralExpression);
if (!LIVE.test(glob) && meant === glob)
return literal;
return [...readAsTerraform(line, engine), ...literal];
}
var read_regular = __nccwpck_require__(43962);
var unreadable_file = __nccwpck_require__(13491);
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
const LIMIT_BYTES = 1024 * 1024;
async function readRuleFile(root, repository, set = 'terraform', signal) {
const path = (0,external_node_path_.join)(root, pack.On);
if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
return readIgnoreRules('', set);
try {
if (!(0,place.lU)(external_node_fs_.realpathSync.native(path), repository)) {
throw new archive_expressions.TP('is a link that leads out of the repository');
}
return await readIgnoreRules((await (0,read_regular.Ue)(path, LIMIT_BYTES)) ?? '', set, signal);
}
catch (error) {
const code = (0,open_checked.$N)(error);
const isKnown = error instanceof archive_expressions.TP || error instanceof unreadable_file.i;
if (!isKnown && code === undefined)
throw error;
const why = isKnown ? error.message : `cannot be read (${code})`;
const message = `${why}; nothing is packed without knowing what to leave out`;
throw new pack.ql([{ where: pack.On, message }]);
}
}
async function readIgnoreRules(text, set, signal) {
if (set === 'gitignore')
return { start: await startAsGit(text, signal), warnings: [] };
const lines = readRuleLines(text);
const { rules, tooLong } = lines;
const engine = rules.length > 0 ? await (0,archive_expressions.ro)(signal) : undefined;
const warnings = await findTraps(text, lines, set, engine);
const warned = new Set();
const onEntryOnly = (rule) => {
if (warned.has(rule.line))
return;
warned.add(rule.line);
warnings.push(describeEntryOnly(rule, set));
};
const start = set === 'terraform'
? startSafely(rules, engine, onEntryOnly)
: startExactly(tooLong === undefined ? rules : [], engine, onEntryOnly);
return { start: await start, warnings };
}
async function readExclusion(text, set) {
return exclusionOf(await readIgnoreRules((0,unreadable_file.r)(text), set));
}
function exclusionOf(rules) {
return (path, isDirectory) => {
const names = path.split('/');
const last = isDirectory ? undefined : names.pop();
let cursor = rules.start();
for (const name of names)
cursor = cursor?.directory(name).inside;
return cursor === undefined || (last !== undefined && cursor.file(last) !== undefined);
};
}
/***/ }),
/***/ 88476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
A: () => ( neverShips),
T: () => ( neverShipsPath)
});
var _configuration_file_names_js_0_ = __nccwpck_require__(96817);
function neverShips(name, parent, type) {
if (parent.length === 10 && parent.toLowerCase() === '.terraform') {
return name === 'modules' && type === 'directory'
? undefined
: 'only the directory modules/ ships of a .terraform directory';
}
if (!name.startsWith('.') && !/\.tfstate/i.test(name))
return undefined;
const lower = name.toLowerCase();
if (lower === '.git' || lower === '.hg' || lower === '.svn')
return 'version control data';
if (lower === '.terraform' && type === 'link')
return 'a .terraform link';
if (type !== 'file')
return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
return lower.includes('.tfstate') && !(0,_configuration_file_names_js_0_ .BJ)(name) ? 'state' : undefined;
}
function neverShipsPath(path, type) {
const names = path.split('/');
for (const [at, name] of names.entries()) {
const kind = at === names.length - 1 ? type : 'directory';
const reason = neverShips(name, names[at - 1] ?? '', kind);
if (reason)
return reason;
}
return undefined;
}
/***/ }),
/***/ 85966:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$N: () => ( codeOf),
Ft: () => ( isSame),
J5: () => ( ChangedError),
U4: () => ( openChecked),
Yi: () => ( readChecked)
});
var node_fs_0_ = __nccwpck_require__(73024);
var _model_parse_js_1_ = __nccwpck_require__(2340);
class ChangedError extends Error {
name = 'ChangedError';
}
const FLAGS = node_fs_0_.constants.O_RDONLY | (node_fs_0_.constants.O_NOFOLLOW ?? 0) | (node_fs_0_.constants.O_NONBLOCK ?? 0);
function openChecked(file) {
let fd;
try {
fd = (0,node_fs_0_.openSync)(file.absolute, FLAGS);
}
catch (error) {
const code = codeOf(error);
if (code === 'ELOOP' || code === 'EMLINK')
throw new ChangedError('became a link while packing');
if (code === 'ENOENT' || code === 'ENOTDIR')
throw new ChangedError('vanished while packing');
throw error;
}
const stats = (0,node_fs_0_.fstatSync)(fd);
if (isSame(stats, file) && stats.isFile() && stats.size === file.size)
return fd;
(0,node_fs_0_.closeSync)(fd);
throw new ChangedError('changed while packing');
}
function readChecked(file, target) {
const fd = openChecked(file);
try {
const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
const expected = Math.min(buffer.length, file.size);
let count = 0;
while (count < expected) {
const length = (0,node_fs_0_.readSync)(fd, buffer, count, buffer.length - count, null);
if (length === 0)
break;
count += length;
}
if (count !== expected)
throw new ChangedError('changed while packing');
return buffer.subarray(0, count);
}
finally {
(0,node_fs_0_.closeSync)(fd);
}
}
function isSame(stats, file) {
return stats.ino === file.ino && stats.dev === file.dev;
}
function codeOf(error) {
const { code } = (0,_model_parse_js_1_ .Pf)(error);
return typeof code === 'string' ? code : undefined;
}
/***/ }),
/***/ 48725:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
packDirectory: () => ( packDirectory)
});
var external_node_crypto_ = __nccwpck_require__(77598);
var external_node_fs_ = __nccwpck_require__(73024);
var external_node_os_ = __nccwpck_require__(48161);
var external_node_path_ = __nccwpck_require__(76760);
var find_repository = __nccwpck_require__(6609);
var take_turn = __nccwpck_require__(44990);
var open_checked = __nccwpck_require__(85966);
var pack = __nccwpck_require__(70847);
var error_message = __nccwpck_require__(34271);
;// CONCATENATED MODULE: ./build/src/archive/archive-file.js
function createArchiveFile(output, temporary, write = external_node_fs_.writeSync) {
const makeSpool = () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'plangate-'));
const spool = output === undefined ? orProblem(temporary, makeSpool) : undefined;
const path = output ?? (0,external_node_path_.join)(spool ?? '', 'archive.tar.gz');
const isSpecial = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false;
const scratch = spool !== undefined || isSpecial ? path : `${path}.partial`;
const attempt = (action) => {
try {
return orProblem(path, action);
}
catch (error) {
file.abandon();
throw error;
}
};
let fd;
const file = {
path,
scratch: spool ?? scratch,
write: (bytes) => attempt(() => {
if (fd === undefined)
throw new Error('the archive is already complete');
for (let at = 0; at < bytes.length;)
at += write(fd, bytes, at);
}),
finish: () => attempt(() => {
if (fd !== undefined)
(0,external_node_fs_.closeSync)(fd);
fd = undefined;
if (scratch !== path)
(0,external_node_fs_.renameSync)(scratch, path);
}),
abandon() {
if (fd === undefined)
return;
(0,external_node_fs_.closeSync)(fd);
fd = undefined;
if (spool !== undefined)
(0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
else if (scratch !== path)
(0,external_node_fs_.rmSync)(scratch, { force: true });
},
remove() {
if (spool !== undefined)
(0,external_node_fs_.rmSync)(spool, { recursive: true, force: true });
},
};
fd = attempt(() => (0,external_node_fs_.openSync)(scratch, 'w', 0o600));
return file;
}
function orProblem(path, action) {
try {
return action();
}
catch (error) {
throw new pack.ql([{ where: path, message: describeWriteError(error) }]);
}
}
function describeWriteError(error) {
const code = (0,open_checked.$N)(error) ?? '';
if (code === 'ENOSPC') {
return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
}
if (code === 'ENOENT')
return 'the directory does not exist';
return ['EACCES', 'EPERM', 'EROFS'].includes(code)
? `may not be written (${code})`
: (0,error_message.g)(error);
}
var external_node_zlib_ = __nccwpck_require__(38522);
;// CONCATENATED MODULE: ./build/src/archive/gzip-blocks.js
const BLOCK_BYTES = 512 * 1024;
const IN_FLIGHT = 6;
const STORED_BYTES = 65_535;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
const LEVEL = 2;
function createGzipBlocks(sink) {
const waiting = [];
const free = [];
let crc = 0;
let size = 0;
sink(HEADER);
const takeOldest = async () => {
const oldest = waiting.shift();
if (!oldest)
return;
const { pieces, buffer } = await oldest;
for (const piece of pieces)
sink(piece);
free.push(buffer);
};
return {
buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
push(buffer, length) {
const bytes = buffer.subarray(0, length);
crc = (0,external_node_zlib_.crc32)(bytes, crc);
size += length;
const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
},
isFull: () => waiting.length >= IN_FLIGHT,
makeRoom: takeOldest,
async end() {
while (waiting.length > 0)
await takeOldest();
const trailer = Buffer.alloc(8);
trailer.writeUInt32LE(crc, 0);
trailer.writeUInt32LE(size % 2 ** 32, 4);
sink(LAST_BLOCK);
sink(trailer);
},
};
}
function compress(bytes) {
const options = {
level: LEVEL,
chunkSize: BLOCK_BYTES + 4096,
finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
};
return new Promise((resolve, reject) => {
(0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
});
}
function store(bytes) {
const pieces = [];
for (let at = 0; at < bytes.length; at += STORED_BYTES) {
const piece = bytes.subarray(at, at + STORED_BYTES);
const header = Buffer.alloc(5);
header.writeUInt16LE(piece.length, 1);
header.writeUInt16LE(piece.length ^ 0xffff, 3);
pieces.push(header, piece);
}
return pieces;
}
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED = SAMPLE_BYTES / 256;
const NOISE = 400;
const UNEVEN = 16_384;
function isIncompressible(bytes) {
if (bytes.length < 2 * SAMPLE_BYTES)
return false;
const unevenness = measureUnevenness(bytes);
if (unevenness < NOISE)
return true;
if (unevenness > UNEVEN)
return false;
const middle = Math.floor(bytes.length / 2);
const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
return (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.97;
}
const UNEVEN_SQUARES = (UNEVEN + 1) * EXPECTED + 256 * EXPECTED ** 2;
function measureUnevenness(bytes) {
const counts = new Uint32Array(256);
const stride = Math.floor(bytes.length / PROBES);
let squares = 0;
for (let probe = 0; probe < PROBES && squares < UNEVEN_SQUARES; probe++) {
const from = probe * stride;
for (let at = from; at < from + PROBE_BYTES; at++) {
const value = bytes[at] ?? 0;
const count = counts[value] ?? 0;
squares += 2 * count + 1;
counts[value] = count + 1;
}
}
return Math.floor(squares / EXPECTED - 256 * EXPECTED);
}
var ignore_rules = __nccwpck_require__(4001);
var place = __nccwpck_require__(74043);
var ask_git = __nccwpck_require__(29796);
var file_names = __nccwpck_require__(96817);
;// CONCATENATED MODULE: ./build/src/archive/secret-contents.js
const SEEN_BYTES = 64 * 1024;
function recognise(bytes) {
switch (bytes[startOfText(bytes)]) {
case 0x50:
return isSavedPlan(bytes) ? 'a saved plan' : startsLikeKey(bytes);
case 0x7b:
case 0x5b:
return recogniseJson(bytes);
case 0x2d:
return startsLikeKey(bytes);
default:
return undefined;
}
}
function startOfText(bytes) {
let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20)
at++;
return at;
}
function isSavedPlan(bytes) {
if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50)
return false;
const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}
function startsLikeKey(bytes) {
const start = startOfText(bytes);
const text = bytes.toString('latin1', start, start + 100);
const key = /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;
return key.test(text) ? 'a private key' : undefined;
}
const CREDENTIAL = /"(?:client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey)"\s{0,20}:\s{0,20}"[^"\s]{16}/;
function recogniseJson(bytes) {
const text = bytes.toString('latin1');
const has = (name) => text.includes(`"${name}"`);
if (has('lineage') && (has('serial') || has('terraform_version')))
return 'state';
if (has('format_version') && has('terraform_version')) {
const values = ['planned_values', 'prior_state', 'resource_changes', 'values'];
if (values.some(has))
return 'a plan as JSON';
}
return CREDENTIAL.test(text) ? 'a credential' : undefined;
}
;// CONCATENATED MODULE: ./build/src/archive/secret-names.js
const NAMES = words(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
const ENDINGS = words(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const TWO_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
const WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
const PLAIN = words(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
const PACKED = words('zip tar tgz 7z');
const DATA = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
const BEFORE = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
const AFTER = words(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
const NUMBERED = /^(?:v?\d[:t\d]*|\(\d+\))$/;
const CREDENTIALS = words('.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d');
const NAMED = words('secret secrets credential credentials creds passwords tokens private-keys ssh-keys');
const PUBLIC_DIRECTORIES = words(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
const PUBLIC_FILES = words(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
function enterDirectory(around, directory, parent) {
const lower = directory.toLowerCase();
if (around === 'credentials' || CREDENTIALS.has(lower))
return 'credentials';
if (around === 'vendored' || lower === 'node_modules')
return 'vendored';
if (lower === 'modules' && parent === '.terraform')
return 'vendored';
if (lower.startsWith('.') && !PUBLIC_DIRECTORIES.has(lower))
return 'credentials';
return NAMED.has(lower) ? 'named' : around;
}
function enterDirectories(around, directories) {
return directories.reduce((outer, directory, at) => enterDirectory(outer, directory, directories[at - 1] ?? ''), around);
}
function looksSecret(name, around) {
if (around === 'credentials')
return true;
const lower = name.toLowerCase();
if (isPlain(lower))
return lower.endsWith('.pkrvars.hcl') || isHidden(lower, around);
const bare = undisguise(lower);
if (around === 'named' || isHidden(lower, around) || isSecretName(lower))
return true;
if (bare !== lower && (isHidden(bare, around) || isSecretName(bare)))
return true;
if (around === 'vendored' || (bare !== lower && isPlain(bare)))
return false;
if (PACKED.has(endingOf(bare))) {
const unpacked = bare.slice(0, bare.lastIndexOf('.'));
return isSecretName(unpacked) || (DATA.test(unpacked) && WORDS.test(unpacked));
}
if (WORDS.test(bare))
return true;
if (name === lower)
return false;
return WORDS.test(undisguise(name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()));
}
function isPlain(lower) {
const ending = endingOf(lower);
return PLAIN.has(ending) || (ending === 'json' && (0,file_names.ZC)(lower));
}
function isHidden(lower, around) {
if (!lower.startsWith('.') || around === 'vendored')
return false;
const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, '');
return !PUBLIC_FILES.has(bare);
}
function isSecretName(lower) {
const ending = endingOf(lower);
return (ENDINGS.has(ending) ||
NAMES.has(lower) ||
((ending === 'json' || ending === 'hcl') && TWO_ENDINGS.test(lower)) ||
BEGINNINGS.test(lower));
}
function undisguise(lower) {
let bare = BEFORE.test(lower) ? lower.replace(BEFORE, '') : lower;
for (;;) {
while (bare.endsWith('~') || bare.endsWith('#') || bare.endsWith('$'))
bare = bare.slice(0, -1);
const at = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf('-'), bare.lastIndexOf('_'), bare.lastIndexOf(' '));
const tail = bare.slice(at + 1);
if (at < 1 || !(AFTER.has(tail) || NUMBERED.test(tail)))
return bare;
bare = bare.slice(0, at);
}
}
function endingOf(lower) {
return lower.slice(lower.lastIndexOf('.') + 1);
}
function words(text) {
return new Set(text.split(/\s+/));
}
;// CONCATENATED MODULE: ./build/src/archive/tar-header.js
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;
const HEADER_BYTES = BLOCK;
function writeHeader(entry, block, at) {
const { type, path, size } = entry;
const name = type === 'directory' ? `${path}/` : path;
if (name.length > 100 || size > LARGEST_OCTAL_SIZE || type === 'link')
return false;
const { bytes, sum } = templateOf(entry);
block.set(bytes, at);
const ofName = write(block, name, at);
if (Number.isNaN(ofName))
return false;
writeNumbers(block, at, size, sum + ofName);
return true;
}
function encodeHeader(entry) {
const { type, size, target = '' } = entry;
const name = type === 'directory' ? `${entry.path}/` : entry.path;
const split = splitName(name);
let records = '';
if (!split)
records += record('path', name);
if (!fitsField(target))
records += record('linkpath', target);
if (size > LARGEST_OCTAL_SIZE)
records += record('size', String(size));
const shown = split ?? PAX_PLACE;
const header = encodeBlock(templateOf(entry), {
...shown,
target: fitsField(target) ? target : PAX_PLACE.name,
size: size > LARGEST_OCTAL_SIZE ? 0 : size,
});
if (records === '')
return header;
const body = Buffer.from(records);
const pax = encodeBlock(TEMPLATES.pax, { ...PAX_PLACE, target: '', size: body.length });
return Buffer.concat([pax, body, Buffer.alloc(padding(body.length)), header]);
}
function padding(size) {
return (BLOCK - (size % BLOCK)) % BLOCK;
}
const TRAILER_BYTES = 2 * BLOCK;
const PAX_PLACE = { prefix: '', name: 'pax' };
function splitName(name) {
if (fitsField(name))
return { prefix: '', name };
if (name.length > 256 || !isAscii(name))
return undefined;
const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
if (cut <= 0 || name.length - cut - 1 > 100)
return undefined;
return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fitsField(text) {
return text.length <= 100 && isAscii(text);
}
function isAscii(text) {
for (let at = 0; at < text.length; at++) {
const unit = text.charCodeAt(at);
if (unit > 126 || unit === 0)
return false;
}
return true;
}
function record(key, value) {
const rest = ` ${key}=${value}\n`;
const bytes = Buffer.byteLength(rest);
let length = bytes + 1;
while (String(length).length + bytes !== length)
length = String(length).length + bytes;
return `${length}${rest}`;
}
function makeTemplate(type, mode) {
const bytes = Buffer.alloc(BLOCK);
for (const at of [108, 116, 329, 337])
bytes.write(octal(0, 8), at);
bytes.write(octal(mode, 8), 100);
bytes.write(octal(0, 12), 124);
bytes.write(octal(MODIFIED_SECONDS, 12), 136);
bytes.write(' '.repeat(8), 148);
bytes.write(type, 156);
bytes.write('ustar\x0000', 257);
return { bytes, sum: bytes.reduce((sum, byte) => sum + byte, 0) };
}
const TEMPLATES = {
file: makeTemplate('0', 0o644),
executable: makeTemplate('0', 0o755),
link: makeTemplate('2', 0o777),
directory: makeTemplate('5', 0o755),
pax: makeTemplate('x', 0o644),
};
function templateOf({ type, executable }) {
return TEMPLATES[type === 'file' && executable === true ? 'executable' : type];
}
function encodeBlock({ bytes, sum }, { prefix, name, target, size }) {
const header = Buffer.from(bytes);
const ofTexts = write(header, name, 0) + write(header, target, 157) + write(header, prefix, 345);
writeNumbers(header, 0, size, sum + ofTexts);
return header;
}
function writeNumbers(header, at, size, sum) {
const growth = writeOctal(header, size, at + 134);
header[at + 154] = 0;
writeOctal(header, sum + growth, at + 153, 6);
}
function write(header, text, offset) {
let sum = 0;
for (let at = 0; at < text.length; at++) {
const byte = text.charCodeAt(at);
if (byte > 126 || byte === 0)
return Number.NaN;
header[offset + at] = byte;
sum += byte;
}
return sum;
}
function writeOctal(header, value, last, width = 1) {
let growth = 0;
let at = last;
for (let left = value; left > 0 || last - at < width; left = Math.floor(left / 8)) {
const digit = left % 8;
header[at] = 0x30 + digit;
growth += digit;
at--;
}
return growth;
}
function octal(value, width) {
return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
;// CONCATENATED MODULE: ./build/src/archive/tar-stream.js
const WHOLE_BYTES = 64 * 1024;
const ZEROS = Buffer.alloc(512);
class TarStream {
blocks;
buffer;
used = 0;
constructor(blocks) {
this.blocks = blocks;
this.buffer = blocks.buffer();
}
placeFor({ size }) {
if (HEADER_BYTES + size + ZEROS.length > BLOCK_BYTES - this.used)
return undefined;
return this.buffer.subarray(this.used + HEADER_BYTES, this.used + HEADER_BYTES + size + 1);
}
add(entry, content) {
const isInPlace = content.length === 0 || content.buffer === this.buffer.buffer;
if (isInPlace && this.placeFor(entry) && writeHeader(entry, this.buffer, this.used)) {
this.used += HEADER_BYTES + content.length;
const end = this.used + padding(content.length);
this.buffer.fill(0, this.used, end);
this.used = end;
return;
}
const body = isInPlace ? Buffer.from(content) : content;
const header = encodeHeader(entry);
if (header.length + body.length + ZEROS.length > BLOCK_BYTES - this.used)
this.flush();
this.copy(header);
this.copy(body);
this.copy(ZEROS.subarray(0, padding(body.length)));
}
async addInPieces(file, inspect) {
await this.append(encodeHeader(file));
const fd = (0,open_checked.U4)(file);
try {
for (let left = file.size; left > 0;) {
if (this.used === BLOCK_BYTES)
await this.flushAndWait();
const most = Math.min(left, BLOCK_BYTES - this.used);
const count = (0,external_node_fs_.readSync)(fd, this.buffer, this.used, most, null);
if (count === 0)
throw new open_checked.J5('changed while packing');
inspect(this.buffer.subarray(this.used, this.used + count));
this.used += count;
left -= count;
}
const now = (0,external_node_fs_.fstatSync)(fd);
if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
throw new open_checked.J5('changed while packing');
}
}
finally {
(0,external_node_fs_.closeSync)(fd);
}
await this.append(ZEROS.subarray(0, padding(file.size)));
}
async end() {
await this.append(Buffer.alloc(TRAILER_BYTES));
this.flush();
await this.blocks.end();
}
async flushAndWait() {
this.flush();
if (this.blocks.isFull())
await this.blocks.makeRoom();
}
flush() {
this.blocks.push(this.buffer, this.used);
this.buffer = this.blocks.buffer();
this.used = 0;
}
async append(bytes) {
if (bytes.length > BLOCK_BYTES - this.used)
await this.flushAndWait();
this.copy(bytes);
}
copy(bytes) {
this.used += bytes.copy(this.buffer, this.used);
}
}
;// CONCATENATED MODULE: ./build/src/archive/rule-cursor.js
function formatRule({ line, text }) {
return line === undefined ? `built in: ${text}` : `.terraformignore:${line} ${text}`;
}
function firstRule(cursors, name) {
for (const cursor of cursors) {
const rule = cursor.file(name);
if (rule)
return rule;
}
return undefined;
}
function enter(cursors, name) {
let withheld;
const inside = [];
for (const cursor of cursors) {
const entered = cursor.directory(name);
withheld ??= entered.withheld;
if (!entered.inside)
return { withheld: entered.withheld, inside: undefined };
inside.push(entered.inside);
}
return { withheld, inside };
}
;// CONCATENATED MODULE: ./build/src/archive/withhold.js
function withhold(findings, path, rule) {
findings.withheld.push({ path, reason: pack.$h, rule: rule && formatRule(rule) });
}
function withholdSecret(findings, path, tracking, detail) {
const entry = tracking === 'untracked'
? { path, reason: pack.iC, detail }
: { path, reason: pack.vp, detail: tracking.unknown };
findings.withheld.push(entry);
}
const NOT_ASKED = { unknown: 'it was not asked' };
function untracked(findings, file) {
const files = findings.tracked.get(file.repository) ?? NOT_ASKED;
if ('unknown' in files)
return files;
const path = (0,external_node_path_.relative)(file.repository, file.absolute).split(external_node_path_.sep).join('/');
return files.has(path) ? undefined : 'untracked';
}
;// CONCATENATED MODULE: ./build/src/archive/packer.js
const EMPTY = Buffer.alloc(0);
async function addTrackedFiles(repository, packing) {
const { findings, options, ports } = packing;
const { root, workspace = (0,find_repository.I8)(root) ?? root } = options;
const files = await (0,ask_git.sp)(repository, workspace, ports);
findings.tracked.set(repository, files);
if (!('unknown' in files) || files.unknown === ask_git.NZ)
return;
const message = `git could not list the tracked files (${files.unknown}); files that look like credentials are excluded`;
findings.warnings.push({ at: 'git', message });
}
async function addToArchive(entry, packing) {
const { tar, scanner, entries, climbing, findings, options } = packing;
const { path, type, size } = entry;
try {
if (type !== 'file' || size === 0)
tar.add(entry, EMPTY);
else if (size > WHOLE_BYTES) {
const start = (0,open_checked.Yi)(entry, Buffer.allocUnsafe(SEEN_BYTES));
const what = suspect(path, start, packing);
if (what !== undefined && (await stays(entry, what, packing)))
return;
await tar.addInPieces(entry, scanner.inspect);
if ((0,file_names.BJ)(path))
climbing.push(path);
}
else {
const content = (0,open_checked.Yi)(entry, tar.placeFor(entry));
scanner.inspectWhole(content);
const what = suspect(path, content, packing);
if (what !== undefined && (await stays(entry, what, packing)))
return;
if ((0,file_names.BJ)(path) && content.includes('../'))
climbing.push(path);
tar.add(entry, content);
}
if (tar.blocks.isFull())
await tar.blocks.makeRoom();
entries.push({ path, type, size });
const hits = scanner.hitsSoFar();
if (hits)
reportSecrets(path, hits, options.secretScan ?? 'warn', findings);
}
catch (error) {
findings.problems.push({ where: path, message: describeReadError(error) });
}
finally {
scanner.finish();
}
}
async function stays(file, what, packing) {
const { findings, options } = packing;
if (what === 'state') {
findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
return true;
}
if (options.includeUntrackedSecrets === true)
return false;
if (!findings.tracked.has(file.repository))
await addTrackedFiles(file.repository, packing);
const tracking = untracked(findings, file);
if (tracking === undefined || (what === 'a token' && tracking !== 'untracked'))
return false;
withholdSecret(findings, file.path, tracking, `holds ${what}`);
return true;
}
function suspect(path, start, packing) {
const content = recognise(start);
const hits = packing.scanner.hitsSoFar();
if ((content === undefined && !hits) || (0,file_names.BJ)(path))
return undefined;
const isForPeople = isPlain(path.toLowerCase());
if (content !== undefined && (content !== 'a credential' || !isForPeople))
return content;
if (!hits || hits.secrets.size > 0 || packing.options.secretScan === 'fail')
return undefined;
return isForPeople ? undefined : 'a token';
}
function reportSecrets(path, { secrets, shapes }, secretScan, findings) {
if (secrets.size > 0) {
const message = `holds a secret of this check (${[...secrets].join(', ')}); remove it from the file, or ignore the file`;
findings.problems.push({ where: path, message });
}
if (shapes.size === 0)
return;
const message = `holds what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
if (secretScan === 'fail')
findings.problems.push({ where: path, message });
else
findings.warnings.push({ at: path, message });
}
function describeReadError(error) {
if (error instanceof open_checked.J5) {
return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
}
const code = (0,open_checked.$N)(error);
if (code === undefined)
throw error;
return code === 'EACCES' || code === 'EPERM'
? `cannot be read (${code}); make it readable or ignore it`
: (0,error_message.g)(error);
}
var model_secrets = __nccwpck_require__(72166);
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js
const TOKEN_SHAPES = [
{
name: 'an HCP Terraform token',
marks: ['.atlasv1.'],
before: /[A-Za-z0-9]{14}$/,
after: /^[\w=-]{60}/,
},
{
name: 'a GitHub token',
marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
after: /^[A-Za-z0-9]{36}/,
},
{ name: 'a GitHub token', marks: ['github_pat_'], after: /^\w{36}/ },
{ name: 'a GitLab token', marks: ['glpat-'], after: /^[\w=-]{20}/ },
{ name: 'an AWS access key', marks: ['AKIA', 'ASIA'], after: /^[0-9A-Z]{16}/ },
{
name: 'a private key',
marks: ['PRIVATE KEY-----'],
before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/,
},
{
name: 'a Google service account key',
marks: ['"service_account"'],
before: /"type"\s{0,20}:\s{0,20}$/,
},
];
const SHAPE_REACH_BYTES = 128;
const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
const SHORTEST = 8;
function collectSecrets(tokens, environment) {
const secrets = new Map();
const add = (name, text, shortest) => {
const value = text.trim();
if (value.length >= shortest && !secrets.has(value))
secrets.set(value, name);
};
for (const [name, value] of Object.entries(environment)) {
if (value === undefined || !NAME.test(name) || NOT_SECRET.test(name))
continue;
if (/^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i.test(value))
continue;
add(name, value, SHORTEST_OF_ENVIRONMENT);
}
for (const value of tokens)
add('a token of this check', value, SHORTEST);
return secrets;
}
const secret_scanner_EMPTY = Buffer.alloc(0);
function createSecretScanner(secrets) {
const { find, reach } = createFinder([
...Array.from(secrets).flatMap(([value, name]) => [value, ...(0,model_secrets.ju)(value)].map((form) => ({
bytes: Buffer.from(form),
report: (hits) => hits.secrets.add(name),
confirm: () => true,
}))),
...TOKEN_SHAPES.flatMap(({ name, marks, before, after }) => marks.map((mark) => ({
bytes: Buffer.from(mark),
report: (hits) => hits.shapes.add(name),
confirm(bytes, from, to) {
const ahead = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
const behind = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
return (before?.test(ahead) ?? true) && (after?.test(behind) ?? true);
},
}))),
]);
let carried = secret_scanner_EMPTY;
let hits;
const note = (needle) => {
hits ??= { secrets: new Set(), shapes: new Set() };
needle.report(hits);
};
const search = (bytes) => find(bytes, note);
return {
inspectWhole: search,
inspect: (piece) => {
if (carried.length > 0)
search(Buffer.concat([carried, piece.subarray(0, reach)]));
search(piece);
const last = Buffer.concat([carried, piece.subarray(-reach)]);
carried = Buffer.from(last.subarray(-reach));
},
hitsSoFar: () => hits,
finish() {
const taken = hits;
hits = undefined;
carried = secret_scanner_EMPTY;
return taken;
},
};
}
function createFinder(needles) {
const window = Math.min(...needles.map(({ bytes }) => bytes.length));
const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
const begins = new Uint8Array(65_536);
const endingWith = new Map();
for (const needle of needles) {
const offset = rarestPart(needle.bytes, window);
begins[needle.bytes.readUInt16BE(offset)] = 1;
for (let end = 1; end < window; end++) {
const pair = needle.bytes.readUInt16BE(offset + end - 1);
shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
if (end < window - 1)
continue;
endingWith.set(pair, (endingWith.get(pair) ?? []).concat({ ...needle, offset }));
}
}
const nextCandidate = (bytes, from) => {
for (let end = from; end < bytes.length;) {
const shift = shifts[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
const start = end - window + 1;
if (shift === 0 && begins[((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)] === 1) {
return end;
}
end += shift || 1;
}
return -1;
};
const find = (bytes, onFound) => {
for (let end = window - 1;; end++) {
end = nextCandidate(bytes, end);
if (end === -1)
return;
for (const needle of endingWith.get(bytes.readUInt16BE(end - 1)) ?? []) {
const from = end - window + 1 - needle.offset;
const to = from + needle.bytes.length;
if (from < 0 || to > bytes.length)
continue;
if (needle.bytes.compare(bytes, from, to) !== 0)
continue;
if (needle.confirm(bytes, from, to))
onFound(needle);
}
}
};
const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
return { find, reach: longest + SHAPE_REACH_BYTES };
}
function rarestPart(bytes, window) {
let best = 0;
let least = Number.POSITIVE_INFINITY;
for (let offset = 0; offset + window <= bytes.length; offset++) {
const last = offset + window - 1;
const frequency = frequencyOf(bytes[last - 1] ?? 0) * frequencyOf(bytes[last] ?? 0);
if (frequency >= least)
continue;
best = offset;
least = frequency;
}
return best;
}
function frequencyOf(byte) {
const isLower = byte >= 0x61 && byte <= 0x7a;
if (isLower || byte === 0x20 || byte === 0x2d)
return 8;
return byte === 0x22 || byte === 0x5f || (byte >= 0x30 && byte <= 0x39) ? 3 : 1;
}
var external_node_buffer_ = __nccwpck_require__(4573);
;// CONCATENATED MODULE: ./build/src/archive/read-names.js
function readNames(directory, findings) {
let names;
try {
names = (0,external_node_fs_.readdirSync)(directory.absolute);
}
catch (error) {
const message = `cannot be read (${(0,open_checked.$N)(error) ?? String(error)}); make it readable or ignore it`;
findings.problems.push({ where: directory.path || '.', message });
return [];
}
if (!names.some((name) => name.includes('\uFFFD')))
return names;
const faithful = [];
for (const raw of (0,external_node_fs_.readdirSync)(directory.absolute, { encoding: 'buffer' })) {
if ((0,external_node_buffer_.isUtf8)(raw))
faithful.push(raw.toString());
else
refuseName(directory, raw, findings);
}
return faithful;
}
function refuseName(directory, raw, findings) {
const written = raw
.toString('latin1')
.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
const shown = directory.path === '' ? written : `${directory.path}/${written}`;
const stats = (0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(directory.absolute + external_node_path_.sep), raw]), {
throwIfNoEntry: false,
});
const name = raw.toString();
const entered = stats?.isDirectory() ? enter(directory.rules, name) : undefined;
const whole = entered?.inside ? undefined : entered?.withheld;
const rule = entered ? whole : firstRule(directory.rules, name);
if (rule)
withhold(findings, shown, rule);
else {
const message = 'has a name that is not UTF-8; rename it or ignore it';
findings.problems.push({ where: shown, message });
}
}
function entryKind(stats) {
if (stats.isFile())
return 'file';
if (stats.isDirectory())
return 'directory';
return stats.isSymbolicLink() ? 'link' : 'special';
}
function compareBytes(a, b) {
const length = Math.min(a.length, b.length);
for (let at = 0; at < length; at++) {
const left = a.charCodeAt(at);
const right = b.charCodeAt(at);
if (left !== right)
return rank(left) - rank(right);
}
return a.length - b.length;
}
const rank = (unit) => unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
var or_else = __nccwpck_require__(17026);
;// CONCATENATED MODULE: ./build/src/archive/links.js
function resolveLink(link) {
const text = (0,external_node_fs_.readlinkSync)(link.absolute);
const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(link.absolute), text);
let real;
try {
real = external_node_fs_.realpathSync.native(link.absolute);
}
catch (error) {
const code = (0,open_checked.$N)(error);
if (code === 'ENOENT' || code === 'ENOTDIR')
return refuse(text, 'which does not exist');
const why = code === 'ELOOP'
? 'which leads back to itself; remove the link'
: `which cannot be read (${code ?? String(error)})`;
return { kind: 'refuse', message: `links to ${text}, ${why}` };
}
const isSame = (0,or_else.N)(() => external_node_fs_.realpathSync.native(lexical), undefined) === real;
const kept = pathInArchive(isSame ? lexical : real, link);
if (kept !== undefined)
return { kind: 'keep', target: retarget(text, kept, link.path) };
if (!(0,place.lU)(real, link.repository))
return refuse(text, 'outside the repository');
const checkout = (0,find_repository.I8)(real);
const isOther = checkout !== undefined && checkout !== link.repository;
if (isOther && (0,place.lU)(checkout, link.repository)) {
return refuse(text, 'into another checkout');
}
if (link.above.some((directory) => (0,place.lU)(directory, real))) {
return refuse(text, 'a directory that contains the link');
}
return { kind: 'follow', real, stats: (0,external_node_fs_.lstatSync)(real) };
}
function refuse(text, where) {
return { kind: 'refuse', message: `links to ${text}, ${where}; remove the link or ignore it` };
}
function pathInArchive(absolute, link) {
if ((0,place.lU)(absolute, link.root))
return toSlashes((0,external_node_path_.relative)(link.root, absolute));
const graft = link.grafts.findLast(({ real }) => (0,place.lU)(absolute, real));
if (!graft)
return undefined;
const inside = toSlashes((0,external_node_path_.relative)(graft.real, absolute));
return inside === '' ? graft.path : `${graft.path}/${inside}`;
}
function retarget(text, target, link) {
const written = toSlashes(text);
const there = external_node_path_.posix.join(external_node_path_.posix.dirname(link), written).replace(/(.)\/$/, '$1');
if (!(0,external_node_path_.isAbsolute)(text) && there === (target || '.'))
return written;
return external_node_path_.posix.relative(external_node_path_.posix.dirname(`/${link}`), `/${target}`) || '.';
}
const toSlashes = (path) => (external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/'));
var read_regular = __nccwpck_require__(43962);
var module_manifest = __nccwpck_require__(27126);
;// CONCATENATED MODULE: ./build/src/archive/module-manifest.js
const LONGEST = 16 * 1024 * 1024;
function findManifests(directory, names) {
const [own = '', ...inner] = module_manifest.dp.split('/');
return names
.filter((name) => name.length === own.length && name.toLowerCase() === own)
.map((name) => (0,external_node_path_.join)(name, ...inner))
.filter((path) => (0,or_else.N)(() => (0,external_node_fs_.statSync)((0,external_node_path_.join)(directory, path)).isFile(), false));
}
function holdManifest(inner, { path, absolute, repository }, tracked) {
const manifest = absolute + external_node_path_.sep + inner;
const wrong = whatIsWrong(manifest, absolute);
const slashed = inner.split(external_node_path_.sep).join('/');
const shown = path === '' ? slashed : `${path}/${slashed}`;
const withheld = (reason, detail = wrong) => {
return { path: shown, reason, detail, misleads: wrong !== undefined };
};
if ('unknown' in tracked) {
if (tracked.unknown !== ask_git.NZ)
return withheld(pack.AX, wrong ?? tracked.unknown);
}
else if (isTracked((0,external_node_path_.relative)(repository, manifest).split(external_node_path_.sep).join('/'), tracked)) {
return withheld(pack.NM);
}
return wrong === undefined ? undefined : withheld(pack.kK);
}
function warnOfManifest({ path, reason, detail }) {
const remedy = reason === pack.NM
? `Remove it from the repository: git rm --cached ${path}`
: reason === pack.AX
? 'Check the files out with git'
: 'Delete it and run `terraform init` again';
return {
at: path,
message: `is not sent: it ${reason}${detail ? ` (it ${detail})` : ''}. ${remedy}`,
};
}
function isTracked(path, tracked) {
const names = path.toLowerCase().split('/');
const places = [0, 1, 2].map((count) => names.slice(0, names.length - count).join('/'));
for (const each of tracked) {
if (LIKE_MANIFEST.test(each) && places.includes(each.toLowerCase()))
return true;
}
return false;
}
const LIKE_MANIFEST = /(?:\.terraform|modules|modules\.json)$/i;
function whatIsWrong(path, directory) {
if (external_node_fs_.realpathSync.native(path) !== path)
return 'is behind a link';
if ((0,external_node_fs_.statSync)(path).size > LONGEST)
return 'is too long to be read';
const bytes = (0,read_regular.js)(path);
if (!(0,external_node_buffer_.isUtf8)(bytes))
return 'is not in UTF-8';
const records = (0,module_manifest.WI)(bytes.toString());
if ('problem' in records)
return records.problem;
const at = (inner) => (0,external_node_path_.join)(directory, ...inner.split('/'));
return (0,module_manifest.wK)(records, {
isSame: (one, other) => (0,or_else.N)(() => external_node_fs_.realpathSync.native(at(one)) === external_node_fs_.realpathSync.native(at(other)), false),
isBehindLink: (inner) => {
let place = directory;
return inner.split('/').some((name) => {
place = (0,external_node_path_.join)(place, name);
return (0,external_node_fs_.lstatSync)(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
});
},
});
}
var never_ships = __nccwpck_require__(88476);
;// CONCATENATED MODULE: ./build/src/archive/walk.js
const GRAFTED_LIMIT = 50_000;
const PAUSE = { type: 'pause' };
const stepOf = (key, entry) => ({ key, entry, inside: undefined });
function* walk(options, findings) {
const { root, repository } = options;
const top = {
name: (0,external_node_path_.basename)(root),
path: '',
absolute: root,
stats: (0,external_node_fs_.lstatSync)(root),
rules: [options.startRules()],
repository: (0,find_repository.W1)(root) ?? repository,
around: 'ordinary',
above: [root],
grafts: [],
steps: [],
};
yield* new Walk(options, findings).walkFrom(top);
}
class Walk {
options;
findings;
manifests = new Set();
submodules = new Map();
grafted = 0;
unasked;
constructor(options, findings) {
this.options = options;
this.findings = findings;
}
*walkFrom(top) {
const left = yield* this.stepsIn(top);
for (let step = left.pop(); step !== undefined; step = left.pop()) {
if (step.entry)
yield step.entry;
if (step.inside)
for (const inner of yield* this.stepsIn(step.inside))
left.push(inner);
}
}
*stepsIn(directory) {
const steps = [];
const names = readNames(directory, this.findings);
const { absolute } = directory;
const repository = names.includes('.git') ? absolute : directory.repository;
const here = { ...directory, repository, steps };
yield* this.examine(here, names);
const parent = (0,external_node_path_.basename)(absolute);
for (const name of names) {
yield PAUSE;
const entry = this.look(directory, name);
if (!entry || this.neverShips(entry, parent))
continue;
if (!this.hasRoom(directory, entry.path))
return [];
this.decide(here, entry);
while (this.unasked !== undefined) {
yield { type: 'ask git', repository: this.unasked };
this.unasked = undefined;
this.decide(here, entry);
}
}
this.checkStillThere(directory);
return steps.sort((a, b) => compareBytes(b.key, a.key));
}
*examine(directory, names) {
const { path, absolute, repository } = directory;
const { withheld, warnings } = this.findings;
const isFetched = absolute.split(external_node_path_.sep).includes('.terraform');
if (!isFetched && (0,find_repository.JA)(absolute, names, this.options.workspace)) {
const message = 'holds another repository, in which git is not run; make it a submodule, or keep it out with a rule';
warnings.push({ at: path || '.', message });
}
for (const inner of findManifests(absolute, names)) {
const held = holdManifest(inner, directory, yield* this.trackedIn(repository));
if (held === undefined)
continue;
this.manifests.add(absolute + external_node_path_.sep + inner);
withheld.push(held);
warnings.push(warnOfManifest(held));
}
if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository)))
return;
const tracked = yield* this.trackedIn(repository);
const isSubmodule = 'unknown' in tracked
? names.length === 0 && (0,find_repository.Mn)(absolute)
: 
tracked.has((0,external_node_path_.relative)(repository, absolute).split(external_node_path_.sep).join('/'));
if (isSubmodule)
withheld.push({ path: path || '.', reason: pack.PW });
}
*trackedIn(repository) {
const { tracked } = this.findings;
if (!tracked.has(repository))
yield { type: 'ask git', repository };
return tracked.get(repository) ?? NOT_ASKED;
}
hasSubmodules(repository) {
const known = this.submodules.get(repository) ?? (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository, '.gitmodules'));
this.submodules.set(repository, known);
return known;
}
look(directory, name) {
const path = directory.path === '' ? name : `${directory.path}/${name}`;
const absolute = directory.absolute + external_node_path_.sep + name;
const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
if (stats)
return { name, path, absolute, stats };
this.findings.problems.push({ where: path, message: 'vanished while packing' });
return undefined;
}
neverShips(entry, parent) {
const { name, path, absolute, stats } = entry;
if (this.manifests.has(absolute))
return true;
const type = entryKind(stats);
const never = this.options.never.get(absolute) ??
(type === 'special' ? undefined : (0,never_ships.A)(name, parent, type));
if (never)
this.findings.withheld.push({ path, reason: never });
return never !== undefined;
}
hasRoom({ grafts }, path) {
if (grafts.length === 0 || ++this.grafted <= GRAFTED_LIMIT)
return true;
if (this.grafted === GRAFTED_LIMIT + 1) {
const message = `links bring in more than ${GRAFTED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
this.findings.problems.push({ where: path, message });
}
return false;
}
descend(directory, entry) {
const { name, path } = entry;
const { withheld, inside: rules } = enter(directory.rules, name);
if (!rules)
return withhold(this.findings, path, withheld);
const around = enterDirectory(directory.around, name, (0,external_node_path_.basename)(directory.absolute));
const inside = { ...directory, ...entry, rules, around, steps: [] };
directory.steps.push({ key: `${name}/`, entry: undefined, inside });
if (!withheld)
directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
}
decide(directory, entry) {
const { name, path, absolute, stats } = entry;
if (stats.isDirectory())
return this.descend(directory, entry);
const rule = firstRule(directory.rules, name);
if (rule)
return withhold(this.findings, path, rule);
if (!stats.isSymbolicLink())
return this.decideFile(directory, entry);
const { root, repository } = this.options;
const above = [...directory.above, directory.absolute];
const fate = resolveLink({ absolute, path, root, repository, above, grafts: directory.grafts });
if (fate.kind === 'follow') {
return this.follow(directory, { ...entry, absolute: fate.real, stats: fate.stats });
}
if (fate.kind === 'keep') {
directory.steps.push(stepOf(name, { path, type: 'link', size: 0, target: fate.target }));
}
else
this.findings.problems.push({ where: path, message: fate.message });
}
decideFile(directory, entry) {
const { name, path, absolute, stats } = entry;
if (!stats.isFile()) {
const reason = stats.isFIFO() ? 'named pipe' : stats.isSocket() ? 'socket' : 'device';
this.findings.withheld.push({ path, reason });
this.findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
return;
}
const { repository, around } = directory;
const { size, dev, ino, mode, mtimeMs } = stats;
const executable = (mode & 0o100) !== 0;
const state = { absolute, size, mtimeMs, dev, ino };
const file = { path, type: 'file', ...state, repository, executable };
const ownName = (0,external_node_path_.basename)(absolute);
const credential = looksSecret(name, around) || (ownName !== name && looksSecret(ownName, around));
if (credential && !this.options.includeUntrackedSecrets) {
if (!this.findings.tracked.has(repository)) {
this.unasked = repository;
return;
}
const tracking = untracked(this.findings, file);
if (tracking)
return withholdSecret(this.findings, path, tracking);
}
directory.steps.push(stepOf(name, file));
}
follow(directory, target) {
const { path, absolute: real, stats } = target;
const inRepository = (0,external_node_path_.relative)(this.options.repository, real);
const names = inRepository.split(external_node_path_.sep);
const isDirectory = stats.isDirectory();
const [, neverAt] = [...this.options.never].find(([path]) => (0,place.lU)(real, path)) ?? [];
const never = neverAt ?? (0,never_ships.T)(names.join('/'), isDirectory ? 'directory' : 'file');
if (never !== undefined) {
this.findings.withheld.push({ path, reason: `leads to ${inRepository}: ${never}` });
return;
}
const repository = (0,find_repository.W1)(real) ?? directory.repository;
const around = enterDirectories(directory.around, isDirectory ? names : names.slice(0, -1));
const parent = { ...directory, repository, around };
if (isDirectory)
return this.graft(parent, target);
const isRuled = stats.isFile() && !this.options.graftsAreSeparate;
const rule = isRuled ? this.options.startRules().file((0,external_node_path_.basename)(real)) : undefined;
if (rule)
withhold(this.findings, path, rule);
else
this.decideFile(parent, target);
}
graft(directory, entry) {
const { graftsAreSeparate, startRules } = this.options;
const { name, path, absolute: real } = entry;
const target = graftsAreSeparate ? undefined : startRules().directory((0,external_node_path_.basename)(real)).withheld;
const { withheld, inside: entered } = enter(directory.rules, name);
const rule = withheld ?? target;
if (rule)
return withhold(this.findings, path, rule);
const rules = [...(graftsAreSeparate ? [] : (entered ?? [])), startRules()];
const above = [...directory.above, directory.absolute];
const grafts = [...directory.grafts, { real, path }];
const inside = { ...directory, ...entry, rules, above, grafts, steps: [] };
directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
directory.steps.push({ key: `${name}/`, entry: undefined, inside });
}
checkStillThere({ absolute, path, stats }) {
const now = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
if (now && now.isDirectory() && (0,open_checked.Ft)(now, stats))
return;
this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
}
}
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
async function packDirectory(options, ports) {
const root = realDirectory(options.root);
const repository = (0,find_repository.I8)(root) ?? root;
const rules = await (0,ignore_rules.RQ)(root, repository, options.rules, ports.signal);
const temporary = ports.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
const file = createArchiveFile(options.output && (0,external_node_path_.resolve)(options.output), temporary);
try {
const hash = (0,external_node_crypto_.createHash)('sha256');
let bytes = 0;
const blocks = createGzipBlocks((piece) => {
hash.update(piece);
bytes += piece.length;
file.write(piece);
});
const tar = new TarStream(blocks);
const workspace = options.workspace ?? repository;
const warnings = repositoriesAbove(root, workspace);
const findings = { withheld: [], warnings, problems: [], tracked: new Map() };
const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
const entries = [];
const climbing = [];
const packing = { tar, findings, options, ports, scanner, entries, climbing };
const steps = walk({
root,
repository,
workspace,
startRules: () => rules.start(),
graftsAreSeparate: options.rules === 'exact',
never: neverShippedPaths(root, file, options.never ?? [], ports.environment),
includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
}, findings);
for (const step of steps) {
await (0,take_turn.Vm)(ports.signal);
if (step.type === 'pause')
continue;
if (step.type === 'ask git')
await addTrackedFiles(step.repository, packing);
else
await addToArchive(step, packing);
}
if (findings.problems.length > 0)
throw new pack.ql(findings.problems);
await tar.end();
file.finish();
return {
path: file.path,
bytes,
sha256: hash.digest('hex'),
root,
entries,
climbing,
withheld: findings.withheld,
warnings: [...rules.warnings, ...findings.warnings],
contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
remove: async () => file.remove(),
};
}
finally {
file.abandon();
}
}
function repositoriesAbove(root, workspace) {
return (0,find_repository.u1)(root, workspace).map((path) => ({
at: (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/'),
message: 'is another repository than the one of the job, and git is not run in it; make it a submodule, or remove it',
}));
}
function realDirectory(path) {
const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
if (!stats)
throw new pack.ql([{ where: path, message: 'does not exist' }]);
if (!stats.isDirectory())
throw new pack.ql([{ where: path, message: 'is not a directory' }]);
try {
(0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
}
catch (error) {
throw new pack.ql([{ where: path, message: describeReadError(error) }]);
}
return external_node_fs_.realpathSync.native(path);
}
const COMMAND_FILES = 'GITHUB_OUTPUT GITHUB_ENV GITHUB_STATE GITHUB_PATH GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH'.split(' ');
function neverShippedPaths(root, file, never, environment) {
const reasons = new Map();
const add = (path, reason) => {
if (!path)
return;
const withRealParent = (0,external_node_path_.join)((0,find_repository.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
for (const form of [path, (0,find_repository.eF)(path), withRealParent]) {
if (!(0,place.lU)(root, form))
reasons.set(form, reason);
}
};
for (const name of COMMAND_FILES)
add(environment[name], 'a command file of the runner');
add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
for (const path of never)
add(path, 'belongs to the runner');
add(file.path, 'the archive itself');
add(file.scratch, '');
return reasons;
}
/***/ }),
/***/ 70847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$h: () => ( IGNORED),
AX: () => ( MANIFEST_DOUBTED),
NG: () => ( RULE_SETS),
NM: () => ( MANIFEST_TRACKED),
On: () => ( RULE_FILE),
PW: () => ( EMPTY_SUBMODULE),
iC: () => ( UNTRACKED),
kK: () => ( MANIFEST_MISLEADING),
ql: () => ( PackError),
vp: () => ( TRACKING_UNKNOWN)
});
const RULE_SETS = ['terraform', 'exact', 'gitignore'];
const RULE_FILE = '.terraformignore';
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
const MANIFEST_TRACKED = 'says where modules are, and git tracks it';
const MANIFEST_DOUBTED = 'says where modules are, and git cannot say whether it is tracked';
const MANIFEST_MISLEADING = 'says where modules are, and not what their calls say';
const EMPTY_SUBMODULE = 'is a submodule that is not checked out';
class PackError extends Error {
name = 'PackError';
problems;
constructor(problems) {
super(problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
this.problems = problems;
}
}
/***/ }),
/***/ 74043:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DR: () => ( resolvePackDirectory),
_M: () => ( repositoryOf),
lU: () => ( isInDirectory)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _machine_find_repository_js_2_ = __nccwpck_require__(6609);
var _pack_js_3_ = __nccwpck_require__(70847);
function resolvePackDirectory(directory, base) {
const absolute = (0,node_path_1_.resolve)(base, directory);
const home = (0,_machine_find_repository_js_2_ .eF)(base);
for (let at = absolute; (0,node_path_1_.dirname)(at) !== at; at = (0,node_path_1_.dirname)(at)) {
const parent = (0,_machine_find_repository_js_2_ .eF)((0,node_path_1_.dirname)(at));
const isLink = (0,node_fs_0_.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
if (!isLink || (!isInDirectory(parent, home) && (0,_machine_find_repository_js_2_ .W1)(parent) === undefined))
continue;
const message = `is a link to ${(0,node_fs_0_.readlinkSync)(at)}, and files that are judged must not choose what is packed; name what it leads to`;
throw new _pack_js_3_ .ql([{ where: at, message }]);
}
const real = (0,_machine_find_repository_js_2_ .eF)(absolute);
return { directory: real, repository: (0,_machine_find_repository_js_2_ .I8)(real) };
}
function repositoryOf(directory) {
return (0,_machine_find_repository_js_2_ .I8)((0,_machine_find_repository_js_2_ .eF)(directory));
}
function isInDirectory(path, directory) {
return (path === directory || path.startsWith(directory.endsWith(node_path_1_.sep) ? directory : directory + node_path_1_.sep));
}
/***/ }),
/***/ 24953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
J5: () => ( TRUST_OPTION),
Md: () => ( DIRECTORY),
dc: () => ( EXIT),
hG: () => ( under),
uK: () => ( option)
});
function option(flags, description, more = {}) {
const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
return { name, short, value, description, ...more };
}
const TRUST_OPTION = option('--trust-checkout', 'the files here are your own: hooks, editors, pipes');
function under(group, options) {
return options.map((each) => ({ ...each, group }));
}
const DIRECTORY = {
name: 'directory',
description: 'the same as --directory',
required: false,
};
const EXIT = {
green: 0,
blocked: 1,
badInput: 2,
needsOverride: 3,
errored: 4,
undecided: 5,
refused: 6,
network: 7,
tooLarge: 8,
interrupted: 130,
terminated: 143,
};
/***/ }),
/***/ 11438:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$: () => ( neutralise),
h: () => ( createLog)
});
var _model_job_secrets_js_0_ = __nccwpck_require__(62056);
var _report_neutralise_log_js_1_ = __nccwpck_require__(22195);
var _model_secrets_js_2_ = __nccwpck_require__(72166);
var _report_text_js_3_ = __nccwpck_require__(74913);
var _wrap_js_4_ = __nccwpck_require__(96890);
function createLog(io, options = {}) {
const { verbose = false, story = 'err' } = options;
const secrets = (0,_model_secrets_js_2_ .gE)((0,_model_job_secrets_js_0_ .w)(io.environment));
let written = Promise.resolve();
const write = (stream, line, safe = neutralise) => {
const text = secrets.conceal(safe(line));
const columns = stream === 'out' && io.screen !== undefined ? io.columns?.() : undefined;
const shown = columns === undefined || safe === _report_text_js_3_ .$B ? text : (0,_wrap_js_4_ .M)(text, columns);
written = written.then(() => io[stream](`${shown}\n`));
};
const say = (line) => write('err', line);
return {
debug: (line) => {
if (verbose)
say(line);
},
info: say,
warning: (line) => say(`warning: ${line}`),
error: (line) => say(`error: ${line}`),
foreign: say,
print: (line) => write(story, line),
command: (line) => write(story, line, _report_text_js_3_ .$B),
secret: (value) => void secrets.keep(value),
secrets,
conceal: (text) => secrets.conceal(text),
flush: () => written,
};
}
function neutralise(text) {
return text
.split(/\r\n|\n/)
.map(_report_neutralise_log_js_1_ .om)
.join('\n');
}
/***/ }),
/***/ 69011:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
q: () => ( pack)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _archive_describe_js_12_ = __nccwpck_require__(82591);
var _archive_pack_directory_js_2_ = __nccwpck_require__(48725);
var _hosts_workspace_js_3_ = __nccwpck_require__(31956);
var _archive_place_js_4_ = __nccwpck_require__(74043);
var _archive_pack_js_5_ = __nccwpck_require__(70847);
var _plan_outside_modules_js_6_ = __nccwpck_require__(42130);
var _gate_hidden_files_js_7_ = __nccwpck_require__(7707);
var _command_js_8_ = __nccwpck_require__(24953);
var _log_js_9_ = __nccwpck_require__(11438);
var _report_neutralise_log_js_10_ = __nccwpck_require__(22195);
var _read_input_js_11_ = __nccwpck_require__(73815);
const pack = {
name: 'pack',
summary: 'what would leave this machine, and why',
description: 'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes on every machine.',
arguments: [_command_js_8_ .Md],
options: [
(0,_command_js_8_ .uK)('--directory <directory>', 'what to pack; else the working directory'),
(0,_command_js_8_ .uK)('-o, --output <file>', 'keep the archive (.tar.gz) here'),
(0,_command_js_8_ .uK)('--list', 'show every file that ships and every one that stays, and why'),
(0,_command_js_8_ .uK)('--json', 'the same for machines; nothing else on standard output'),
(0,_command_js_8_ .uK)('--rules <set>', 'how .terraformignore is read', {
choices: _archive_pack_js_5_ .NG,
default: 'terraform',
}),
(0,_command_js_8_ .uK)('--secret-scan <what>', 'what a file that seems to hold a token does', {
choices: ['warn', 'fail'],
default: 'warn',
}),
(0,_command_js_8_ .uK)('--include-untracked-secrets', 'ship files that look like credentials although git does not track them'),
],
examples: {
'plangate pack --list': 'what would be sent from here',
'plangate pack infra -o infra.tar.gz': 'keep the archive',
},
run,
};
async function run(input, io) {
const log = (0,_log_js_9_ .h)(io);
const { directory, repository } = (0,_archive_place_js_4_ .DR)((0,_read_input_js_11_ .XD)(input, 'directory') ?? '.', io.workingDirectory);
const output = (0,_read_input_js_11_ .XD)(input, 'output');
const archive = await (0,_archive_pack_directory_js_2_.packDirectory)({
root: directory,
workspace: (0,_hosts_workspace_js_3_ .B3)(io.environment, io.workingDirectory),
rules: _archive_pack_js_5_ .NG.find((name) => name === (0,_read_input_js_11_ .XD)(input, 'rules')),
secretScan: (0,_read_input_js_11_ .XD)(input, 'secret-scan') === 'fail' ? 'fail' : 'warn',
includeUntrackedSecrets: (0,_read_input_js_11_ .iP)(input, 'include-untracked-secrets'),
output: output === undefined ? undefined : (0,node_path_1_.resolve)(io.workingDirectory, output),
}, { ...io, log });
await archive.remove();
await refuseDoubtful(archive, output === undefined ? undefined : archive.path);
const outside = await (0,_plan_outside_modules_js_6_ .BQ)(archive, { inside: '', repository });
if (outside !== undefined)
log.warning(`${outside.seen} ${outside.fix}`);
const { withheld, warnings, bytes, sha256 } = archive;
const files = archive.entries.map(({ path, size, type }) => ({ path, size, type }));
await io.out((0,_read_input_js_11_ .iP)(input, 'json')
? `${JSON.stringify({ files, withheld, warnings, bytes, sha256 }, undefined, 2)}\n`
: renderText(archive, (0,_read_input_js_11_ .iP)(input, 'list'), output));
await log.flush();
return _command_js_8_ .dc.green;
}
async function refuseDoubtful({ withheld, root, entries }, written) {
if (!withheld.some(({ reason }) => reason === _archive_pack_js_5_ .vp))
return;
const index = new _gate_hidden_files_js_7_ .VD({ root, withheld, links: (0,_gate_hidden_files_js_7_ .hP)(entries) });
const named = await (0,_gate_hidden_files_js_7_ .vP)(root, (path) => index.matters(path));
const doubt = (0,_gate_hidden_files_js_7_ .ZA)(index.find(named, root), root);
if (doubt === undefined)
return;
if (written !== undefined)
(0,node_fs_0_.rmSync)(written, { force: true });
throw new _archive_pack_js_5_ .ql([{ where: 'git', message: doubt }]);
}
function renderText(archive, list, output) {
const { entries, withheld, warnings, sha256 } = archive;
const lines = [];
if (list) {
const width = entries.reduce((most, { size }) => Math.max(most, String(size).length), 0);
for (const { path, type, size } of entries) {
const what = type === 'file' ? String(size) : type === 'directory' ? '/' : '→';
lines.push(`+ ${what.padStart(width)}  ${path}${type === 'directory' ? '/' : ''}`);
}
for (const { path, reason, rule, detail } of withheld) {
const why = rule ?? detail;
lines.push(`- ${' '.repeat(width)}  ${path}  ${reason}${why ? ` (${why})` : ''}`);
}
if (lines.length > 0)
lines.push('');
}
for (const { at, message } of warnings)
lines.push(`warning ${at} ${message}`);
lines.push((0,_archive_describe_js_12_ .SH)(archive));
const largest = (0,_archive_describe_js_12_ .cz)(archive);
if (largest.length > 0)
lines.push('The largest files:', ...largest.map((line) => `  ${line}`));
lines.push(output === undefined ? 'Nothing was kept; -o FILE keeps it.' : `${output} ${sha256}`);
return `${lines.map(_report_neutralise_log_js_10_ .om).join('\n')}\n`;
}
/***/ }),
/***/ 16194:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Wp: () => ( usageError),
eb: () => ( UsageError),
x8: () => ( renderProblems)
});
var _report_neutralise_log_js_0_ = __nccwpck_require__(22195);
var _report_text_js_1_ = __nccwpck_require__(74913);
class UsageError extends Error {
name = 'UsageError';
problems;
constructor(problems) {
super(problems.map(({ where, message }) => `${where} ${message}`).join('\n'));
this.problems = problems;
}
}
function usageError(where, message) {
return new UsageError([{ where, message }]);
}
function renderProblems(command, problems) {
const width = problems.reduce((most, { where }) => Math.max(most, where.length), 0);
const between = problems.length === 1 ? ' ' : '  ';
const lines = problems.map(({ where, message }) => (0,_report_neutralise_log_js_0_ .om)(`  ${where.padEnd(width)}${between}${message}`));
return [
`${command} cannot start: ${(0,_report_text_js_1_ .U9)(problems.length, 'problem')}.`,
...lines,
`See \`${command} --help\`.`,
'',
].join('\n');
}
/***/ }),
/***/ 47847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BK: () => ( helpText),
qg: () => ( parse),
em: () => ( sentence)
});
var commander = __nccwpck_require__(18909);
;// CONCATENATED MODULE: ./node_modules/commander/esm.mjs
const {
"DM": program,
"gu": createCommand,
"er": createArgument,
"Ww": createOption,
"b7": CommanderError,
"Di": InvalidArgumentError,
"a2": InvalidOptionArgumentError, 
"uB": Command,
"ef": Argument,
"c$": Option,
"_V": Help,
} = commander;
var conftest = __nccwpck_require__(36433);
var did_you_mean = __nccwpck_require__(90440);
var quote = __nccwpck_require__(28187);
var short_help = __nccwpck_require__(63732);
;// CONCATENATED MODULE: ./build/src/cli/program.js
function parse(root, argv) {
let spec = root;
let path = root.name;
let words = [...argv];
if (words[0] === 'help')
words = [...words.slice(1), '--help'];
for (;;) {
const next = spec.commands?.find(({ name }) => name === words[0]);
if (!next)
break;
spec = next;
path = `${path} ${next.name}`;
words = words.slice(1);
}
const [first] = words;
if (spec === root && (first === '--version' || first === '-V'))
return { kind: 'version', path };
if (spec.run)
return parseLeaf(spec, spec.run, path, words);
if (first === undefined || first.startsWith('-')) {
const text = helpIn(spec, path, { help: words.includes('--help'), h: words.includes('-h') });
if (text !== undefined)
return { kind: 'help', path, text };
}
return { kind: 'problems', path, problems: [unknownCommand(spec, path, first)] };
}
function helpIn(spec, path, { help, h }) {
if (help === true)
return helpText(spec, path);
return h === true ? (0,short_help._)(spec, path, sentence(spec.summary)) : undefined;
}
function helpText(spec, path) {
if (spec.help !== undefined)
return spec.help;
const examples = Object.entries(spec.examples ?? {}).map(([command, what]) => `  # ${what}\n  ${command}\n`);
const text = build(spec, path).command.helpInformation();
const shown = examples.length > 0 ? `\nExamples:\n${examples.join('')}` : '';
const more = spec.more === undefined ? '' : `\nA <list> may be repeated. All: ${spec.more}\n`;
return text + shown + more;
}
function unknownCommand(spec, path, word) {
const names = (spec.commands ?? []).map(({ name }) => name);
if (word === undefined) {
return { where: path, message: `needs a command: ${names.join(', ')}.` };
}
if (word.startsWith('-')) {
const near = suggestion(word, ['--help', ...(path.includes(' ') ? [] : ['--version'])]);
const message = `is not an option of ${path}, which needs a command.${near}`;
return { where: word, message };
}
return { where: word, message: `is not a command.${suggestion(word, names)}` };
}
function parseLeaf(spec, run, path, words) {
const problems = [];
const { values, keys, operands, unknown } = readOptions(spec, path, words, problems);
const text = helpIn(spec, path, values);
if (text !== undefined)
return { kind: 'help', path, text };
const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
const strangers = unknown.slice(0, end).filter((word) => word.startsWith('-'));
const isStrange = strangers.length > 0;
for (const word of strangers)
problems.push(unknownOption(spec, path, word));
const input = { arguments: {}, options: {} };
let rest = isStrange ? operands : [...operands, ...unknown];
for (const { name, description, required, variadic } of spec.arguments ?? []) {
const taken = variadic ? rest : rest.slice(0, 1);
rest = rest.slice(taken.length);
const sameOption = spec.options?.find((option) => option.name === name);
if (sameOption !== undefined) {
const [word] = taken;
const key = keys.get(sameOption) ?? '';
if (word !== undefined && values[key] !== undefined) {
problems.push({
where: word,
message: `is given twice: once as an argument and once as --${name}.`,
});
}
else if (word !== undefined)
values[key] = [word];
continue;
}
if (taken.length === 0 && required && !isStrange) {
problems.push({ where: name.toUpperCase(), message: `is needed: ${description}.` });
}
input.arguments[name] = variadic ? taken : taken[0];
}
for (const [option, key] of keys) {
input.options[option.name] = readValues(option, values[key], problems);
}
for (const word of isStrange ? [] : rest) {
const [taking, ...others] = (spec.options ?? []).filter(({ choices, offers = choices }) => offers?.includes(word));
const isMeant = taking !== undefined && others.length === 0;
const remedy = isMeant ? ` Did you mean --${taking.name} ${word}?` : '';
problems.push({ where: word, message: `is an unexpected argument.${remedy}` });
}
return problems.length > 0
? { kind: 'problems', path, problems }
: { kind: 'run', path, run, tidiesUpMs: spec.tidiesUpMs, input };
}
function readOptions(spec, path, words, problems) {
const left = [...words];
for (;;) {
const { command, keys } = build(spec, path);
try {
const { operands, unknown } = command.parseOptions([...left]);
return { values: command.opts(), keys, operands, unknown };
}
catch (error) {
if (!(error instanceof CommanderError))
throw error;
problems.push({ where: left.pop() ?? '', message: 'needs a value.' });
}
}
}
function readValues(option, parsed, problems) {
const subject = `--${option.name}`;
if (option.value === undefined) {
return parsed === !option.name.startsWith('no-') ? true : undefined;
}
const values = Array.isArray(parsed) ? parsed : [];
for (const value of values) {
if (option.choices && !option.choices.includes(value)) {
const message = `"${value}" is not one of ${option.choices.join(', ')}.`;
problems.push({ where: subject, message: message + suggestion(value, option.choices) });
}
const wrong = option.check?.(value);
if (wrong !== undefined)
problems.push({ where: subject, message: `"${value}" ${wrong}` });
}
const isReported = problems.some((problem) => problem.where === subject);
if (values.length === 0 && option.required && !isReported) {
problems.push({ where: subject, message: `is needed: ${option.description}.` });
}
if (option.repeatable)
return values.length > 0 ? values : undefined;
if (values.length > 1)
problems.push({ where: subject, message: 'was given more than once.' });
return values[0] ?? option.default;
}
function unknownOption(spec, path, written) {
const subject = written.split('=', 1)[0] ?? written;
if (spec.options?.some((option) => `--${option.name}` === subject && !option.value)) {
return { where: subject, message: 'takes no value.' };
}
const names = (spec.options ?? []).map((option) => `--${option.name}`);
const word = subject.replace(/^-+/, '');
const ofConftest = names.includes('--policies')
? conftest.w[conftest.p[word] ?? word]
: undefined;
const remedy = ofConftest === undefined
? suggestion(subject, names) || alternativeTo(word, spec, path)
: ` ${ofConftest}`;
return { where: subject, message: `is not an option of ${path}.${remedy}` };
}
function alternativeTo(name, spec, path) {
const argument = spec.arguments?.find((one) => one.name === name);
if (argument !== undefined)
return ` Write \`${path} ${name.toUpperCase()}\`.`;
const format = spec.options?.find((one) => one.name === 'format');
return name === 'json' && format?.choices !== undefined
? ` Its output is for programs: --format is ${(0,quote.Vo)(format.choices)}.`
: '';
}
function suggestion(word, names) {
const near = (0,did_you_mean.a)(word, names);
return near === undefined ? '' : ` Did you mean ${near}?`;
}
function build(spec, path) {
const command = new Command(path)
.exitOverride()
.configureOutput({ writeOut: () => { }, writeErr: () => { }, getOutHelpWidth: () => 80 })
.helpOption(false)
.helpCommand(false);
command.description([sentence(spec.summary), spec.description].filter(Boolean).join('\n\n'));
const keys = new Map();
for (const argument of spec.arguments ?? []) {
const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
const isOption = spec.options?.some((option) => option.name === argument.name);
const description = isOption ? '' : argument.description;
command.argument(argument.required ? `<${name}>` : `[${name}]`, description);
}
for (const option of spec.options ?? []) {
const short = option.short === undefined ? '' : `-${option.short}, `;
const value = option.value === undefined ? '' : ` <${option.value}>`;
const built = new Option(`${short}--${option.name}${value}`, describeOption(option));
if (option.group !== undefined)
built.helpGroup(`${option.group}:`);
if (option.value !== undefined) {
built.argParser((word, before) => (before ?? []).concat(word));
}
command.addOption(built);
keys.set(option, built.attributeName());
}
for (const child of spec.commands ?? [])
command.command(child.name).description(child.summary);
command.option('-h', 'show what is used most');
command.option('--help', 'show this');
return { command, keys };
}
function describeOption(spec) {
const facts = [
spec.choices && !spec.description.includes(spec.choices.join('|')) && spec.choices.join(', '),
spec.default !== undefined && `default: ${spec.default}`,
spec.repeatable && spec.value !== 'list' && 'may be repeated',
spec.required && 'required',
].filter((fact) => typeof fact === 'string');
return facts.length > 0 ? `${spec.description} (${facts.join('; ')})` : spec.description;
}
function sentence(summary) {
return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
/***/ }),
/***/ 73815:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Nf: () => ( argumentOf),
O9: () => ( policyTimeout),
W1: () => ( policyTimeoutMs),
XD: () => ( optionOf),
aX: () => ( argumentsOf),
cz: () => ( optionsOf),
iP: () => ( flagOf),
k0: () => ( wantsJson),
rD: () => ( wholeNumber),
rl: () => ( numberOf)
});
var _model_parse_js_1_ = __nccwpck_require__(2340);
var _command_js_0_ = __nccwpck_require__(24953);
function argumentOf(input, name) {
const value = input.arguments[name];
return typeof value === 'string' ? value : '';
}
function argumentsOf(input, name) {
return [input.arguments[name] ?? []].flat();
}
function optionOf(input, name) {
const value = input.options[name];
return typeof value === 'string' ? value : undefined;
}
function optionsOf(input, name) {
const value = input.options[name];
return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}
function flagOf(input, name) {
return input.options[name] === true;
}
function wantsJson(input) {
return flagOf(input, 'json') || optionOf(input, 'format') === 'json';
}
function numberOf(input, name) {
const text = optionOf(input, name);
return text === undefined ? undefined : Number(text);
}
function policyTimeout(usual) {
return (0,_command_js_0_ .uK)('--policy-timeout <duration>', 'maximum duration of each policy on one plan', {
default: usual,
check(text) {
const parsed = (0,_model_parse_js_1_ .E9)(text);
return 'problem' in parsed ? 'is not a duration. Write 90s or 2m.' : undefined;
},
});
}
function policyTimeoutMs(input) {
const parsed = (0,_model_parse_js_1_ .E9)(optionOf(input, 'policy-timeout') ?? '');
return 'value' in parsed ? parsed.value : 0;
}
function wholeNumber(least, most) {
return (value) => {
const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
return number >= least && number <= most
? undefined
: `is not a whole number from ${least} to ${most}.`;
};
}
/***/ }),
/***/ 31300:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
J: () => ( EXIT_CODE_OF),
m: () => ( runProgram)
});
var _archive_pack_js_0_ = __nccwpck_require__(70847);
var _client_errors_js_1_ = __nccwpck_require__(20486);
var _hosts_workspace_js_2_ = __nccwpck_require__(31956);
var _report_json_js_11_ = __nccwpck_require__(47912);
var _command_js_3_ = __nccwpck_require__(24953);
var _log_js_4_ = __nccwpck_require__(11438);
var _program_js_5_ = __nccwpck_require__(47847);
var _problems_js_6_ = __nccwpck_require__(16194);
var _model_ended_by_js_7_ = __nccwpck_require__(17953);
var _model_job_secrets_js_8_ = __nccwpck_require__(62056);
var _model_secrets_js_9_ = __nccwpck_require__(72166);
var _model_error_message_js_12_ = __nccwpck_require__(34271);
var _wrap_js_10_ = __nccwpck_require__(96890);
const TIDYING_UP_MS = 700;
async function runProgram(root, argv, io) {
const parsed = (0,_program_js_5_ .qg)(root, argv);
switch (parsed.kind) {
case 'version':
await io.out(`${io.version}\n`);
return _command_js_3_ .dc.green;
case 'help':
await io.out(io.screen ? (0,_wrap_js_10_ .M)(parsed.text, io.screen.columns()) : parsed.text);
return _command_js_3_ .dc.green;
case 'problems':
if (argv.length > 0)
return fail(new _problems_js_6_ .eb(parsed.problems), parsed.path, argv, io);
await io.err((0,_program_js_5_ .BK)(root, root.name));
return _command_js_3_ .dc.badInput;
case 'run':
try {
const last = io.alarms.after(io.signal, parsed.tidiesUpMs ?? TIDYING_UP_MS);
return await (0,_model_ended_by_js_7_ .m)(last, parsed.run(parsed.input, await withSafePath(io)));
}
catch (error) {
return fail(error, parsed.path, argv, io);
}
}
}
async function withSafePath(io) {
const sentences = [];
const environment = (0,_hosts_workspace_js_2_ .by)(io.environment, io.workingDirectory, (sentence) => void sentences.push(sentence));
for (const sentence of sentences)
await io.err(`${(0,_log_js_4_ .$)(`warning: ${sentence}`)}\n`);
return { ...io, environment };
}
async function fail(error, command, argv, io) {
const { text: plain, exitCode } = explainFailure(error, command, io.signal);
const given = argv.filter((_, at) => argv[at - 1] === '--token');
const secrets = (0,_model_secrets_js_9_ .gE)([...given, ...(0,_model_job_secrets_js_8_ .w)(io.environment)]);
const text = secrets.conceal(plain);
if (argv.join(' ').search(/(?:^| )--(?:json|format[ =]json)(?: |$)/) >= 0) {
const ofService = error instanceof _client_errors_js_1_ ._ ? error : {};
const { code, status, remedy } = ofService;
const problems = error instanceof _problems_js_6_ .eb ? error.problems : undefined;
const message = text.trimEnd();
const failed = { exitCode, code, status, message, remedy, problems };
await io.out((0,_report_json_js_11_ .et)({ error: secrets.concealAll(failed) }));
}
await io.err(text);
return exitCode;
}
function explainFailure(error, command, signal) {
if (error instanceof _problems_js_6_ .eb) {
return { text: (0,_problems_js_6_ .x8)(command, error.problems), exitCode: _command_js_3_ .dc.badInput };
}
if (signal.aborted) {
const exitCode = signal.reason === 'SIGTERM' ? _command_js_3_ .dc.terminated : _command_js_3_ .dc.interrupted;
return { text: `${command} was canceled.\n`, exitCode };
}
if (error instanceof _archive_pack_js_0_ .ql) {
const lines = error.problems.map(({ where, message }) => `  ${where}: ${message}`);
const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
return { text: (0,_log_js_4_ .$)(text), exitCode: _command_js_3_ .dc.badInput };
}
if (error instanceof _client_errors_js_1_ ._) {
return { text: `${(0,_log_js_4_ .$)(error.message)}\n`, exitCode: EXIT_CODE_OF[error.code] };
}
const message = (0,_model_error_message_js_12_ .g)(error);
return { text: `${command} stopped: ${(0,_log_js_4_ .$)(message)}\n`, exitCode: _command_js_3_ .dc.undecided };
}
const EXIT_CODE_OF = {
invalid: _command_js_3_ .dc.badInput,
local: _command_js_3_ .dc.badInput,
unauthorized: _command_js_3_ .dc.refused,
forbidden: _command_js_3_ .dc.refused,
'not-found': _command_js_3_ .dc.refused,
'bad-request': _command_js_3_ .dc.refused,
conflict: _command_js_3_ .dc.refused,
'too-large': _command_js_3_ .dc.tooLarge,
unprocessable: _command_js_3_ .dc.refused,
'upload-refused': _command_js_3_ .dc.refused,
'rate-limited': _command_js_3_ .dc.network,
'server-error': _command_js_3_ .dc.network,
redirected: _command_js_3_ .dc.network,
unreadable: _command_js_3_ .dc.network,
network: _command_js_3_ .dc.network,
timeout: _command_js_3_ .dc.network,
tls: _command_js_3_ .dc.network,
aborted: _command_js_3_ .dc.interrupted,
};
/***/ }),
/***/ 63732:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
_: () => ( shortHelp),
m: () => ( shorten)
});
var _wrap_js_0_ = __nccwpck_require__(96890);
const MOST_LINES = 20;
const COLUMNS = 80;
const WIDEST_NAME = 30;
function shortHelp(spec, path, summary) {
if (spec.shortHelp !== undefined)
return spec.shortHelp;
const { arguments: taken = [], commands = [], examples = {} } = spec;
const words = taken.map(({ name, required, variadic }) => {
const word = `${name.toUpperCase()}${variadic ? '...' : ''}`;
return required ? `<${word}>` : `[${word}]`;
});
const usage = ['Usage:', path, spec.commands ? '<command>' : '[options]', ...words].join(' ');
const head = [usage, '', summary, ''];
const [[command, what] = []] = Object.entries(examples);
const example = command === undefined ? [] : [`  # ${what}`, `  ${command}`, ''];
const end = [...example, `Everything: ${path} --help`];
const rows = [
...taken
.filter(({ required }) => required)
.map(({ name, description }) => ({ name: name.toUpperCase(), text: description })),
...commands.map((each) => ({ name: each.name, text: each.summary })),
];
const options = mostUsed(spec).map(optionRow);
const columns = Math.min(WIDEST_NAME, Math.max(0, ...[...rows, ...options].map(({ name }) => name.length)));
const body = rows.flatMap((row) => drawRow(row, columns));
for (const row of options) {
const lines = drawRow(row, columns);
if (head.length + body.length + lines.length + 1 + end.length > MOST_LINES)
break;
body.push(...lines);
}
return [...head, ...body, '', ...end, ''].join('\n');
}
function mostUsed({ options = [], often }) {
const required = options.filter((option) => option.required === true);
const more = often
? often.flatMap((name) => options.filter((option) => option.name === name))
: options.filter(({ group }) => group === undefined);
return [...new Set([...required, ...more])];
}
function optionRow({ name, short, value, description, required, choices }) {
const flag = `${short === undefined ? '' : `-${short}, `}--${name}`;
const facts = [required === true && 'required', choices?.join(', ')].filter(Boolean);
return {
name: value === undefined ? flag : `${flag} <${value}>`,
text: description,
facts: facts.length > 0 ? ` (${facts.join('; ')})` : undefined,
};
}
function drawRow({ name, text, facts = '' }, columns) {
const room = COLUMNS - columns - 4;
const described = (0,_wrap_js_0_ .M)(shorten(text, room) + facts, room).split('\n');
const indent = ' '.repeat(columns + 4);
if (name.length > columns)
return [`  ${name}`, ...described.map((line) => indent + line.trim())];
const [first = '', ...rest] = described;
return [`  ${name.padEnd(columns)}  ${first}`, ...rest.map((line) => indent + line.trim())];
}
function shorten(text, room) {
const [sentence = ''] = text.split(/\.(?= |$)/);
if (sentence.length <= room)
return sentence;
const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
if (start.length <= room)
return start;
const ends = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
return start.slice(0, ends.findLast((at) => at <= room) ?? ends[0]);
}
/***/ }),
/***/ 96890:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
M: () => ( wrapLines)
});
var _model_without_trailing_js_1_ = __nccwpck_require__(21804);
var _report_width_js_0_ = __nccwpck_require__(80204);
const NARROWEST = 20;
function wrapLines(text, columns) {
if (!(columns >= NARROWEST))
return text;
return text
.split('\n')
.map((line) => line.includes('\x1b') || (0,_report_width_js_0_ .qz)(line) <= columns ? line : wrapLine(line, columns))
.join('\n');
}
function wrapLine(line, columns) {
const [start = ''] = /^ */.exec(line) ?? [];
const indent = ' '.repeat(Math.min(start.length + 2, Math.floor(columns / 3)));
const lines = [];
let shown = start;
const words = (0,_model_without_trailing_js_1_ .h)(line.slice(start.length), ' ');
for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+)/g)) {
const isFirst = shown.trim() === '';
if (!isFirst && (0,_report_width_js_0_ .qz)(shown + space + piece) > columns) {
lines.push(shown);
shown = indent + piece;
}
else
shown += space + piece;
}
return [...lines, shown].join('\n');
}
/***/ }),
/***/ 20486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
_: () => ( ServiceError),
p: () => ( plain)
});
class ServiceError extends Error {
name = 'ServiceError';
code;
method;
path;
status;
errors;
remedy;
retryAfterMs;
constructor(message, facts, options) {
super(message, options);
this.code = facts.code;
this.method = facts.method;
this.path = facts.path;
this.status = facts.status;
this.errors = facts.errors ?? [];
this.remedy = facts.remedy;
this.retryAfterMs = facts.retryAfterMs;
}
}
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
function plain(text, longest) {
const line = text
.slice(0, longest * 2)
.replace(ACTING, ' ')
.replace(QUERY, '$1')
.trim();
return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
/***/ }),
/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
AM: () => ( configurationIn),
BJ: () => ( mayBeRead),
DF: () => ( variablesIn),
H9: () => ( isRead),
Vc: () => ( stemOf),
ZC: () => ( isConfiguration),
d3: () => ( isForTofuAlone),
i: () => ( isJsonSyntax),
jn: () => ( isOverride),
mu: () => ( declaresBlocks)
});
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
const IGNORED = /^\.|~$|^#.*#$/s;
const VARIABLES = /\.tfvars(?:\.json)?$/i;
function isConfiguration(name) {
return CONFIGURATION.test(name) && !IGNORED.test(name);
}
function isOverride(name) {
return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
function declaresBlocks(name) {
return isConfiguration(name) && !isOverride(name);
}
function configurationIn(names) {
const all = names.filter(isConfiguration).sort();
return [...all.filter(declaresBlocks), ...all.filter(isOverride)];
}
function isForTofuAlone(name) {
return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
function stemOf(name) {
return CONFIGURATION.exec(name)?.[1] ?? name;
}
function isJsonSyntax(name) {
return name.endsWith('.json');
}
function variablesIn(names) {
const main = names.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name)).sort();
return [...main, ...names.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name)).sort()];
}
function isRead(name) {
return isConfiguration(name) || variablesIn([name]).length > 0 || name === '.terraform.lock.hcl';
}
function mayBeRead(path) {
const name = path.slice(path.lastIndexOf('/') + 1);
return isConfiguration(name) || VARIABLES.test(name);
}
/***/ }),
/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled),
zv: () => ( recordOf)
});
var node_path_0_ = __nccwpck_require__(76760);
var _module_source_js_2_ = __nccwpck_require__(58230);
var _syntax_read_json_js_1_ = __nccwpck_require__(59611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
if (text === '')
return [];
let json;
try {
json = (0,_syntax_read_json_js_1_ .X)(text);
}
catch (error) {
return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
}
const [modules, ...others] = membersOf(json);
if (modules?.name !== 'Modules' || others.length > 0)
return { problem: OTHER_FORM };
const list = modules.value;
const isNull = list.kind === 'literal' && list.value === null;
if (list.kind !== 'list' && !isNull)
return { problem: OTHER_FORM };
const records = [];
const keys = new Set();
for (const item of list.kind === 'list' ? list.items : []) {
const record = toRecord(item);
if (record === undefined)
return { problem: OTHER_FORM };
if (keys.has(record.key))
return { problem: `has ${named(record)} twice` };
keys.add(record.key);
records.push(record);
}
return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
const fields = new Map();
for (const { name, value } of membersOf(json)) {
const text = value.kind === 'literal' ? value.value : undefined;
const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
if (!isKnown || typeof text !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(text))
return undefined;
fields.set(name, text);
}
const key = fields.get('Key');
const directory = fields.get('Dir');
if (key === undefined || directory === undefined)
return undefined;
const source = fields.get('Source') ?? '';
const version = fields.get('Version') ?? '';
return { key, source, version, directory };
}
function findMisled(records, directories) {
const places = placesOf(records);
for (const record of records) {
const wrong = whereElse(record, places, directories);
if (wrong !== undefined)
return wrong;
}
return undefined;
}
function placesOf(records) {
return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
const { key, source, directory } = record;
const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
if (key === '') {
if (directory === '.')
return undefined;
return `says that the root module is in ${JSON.stringify(directory)}`;
}
if (directory !== cleaned(directory))
return sayLed('Terraform writes such a path differently');
if (!(0,_module_source_js_2_ .I)(source)) {
const own = `${FETCHED}/${key}`;
const isThere = directory === own || directory.startsWith(`${own}/`);
if (isThere && !directories.isBehindLink(directory))
return undefined;
const links = isThere ? ', with no link on the way' : '';
return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
}
const own = ownPlace(record, places);
if (own === undefined)
return sayLed('has no record of the module that calls it');
if (directory === own || directories.isSame(directory, own))
return undefined;
return sayLed(`its source is ${JSON.stringify(source)}`);
}
function ownPlace({ key, source }, places) {
const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js_2_ .$)(source) ?? source}`);
}
function named({ key }) {
return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
return node_path_0_.posix.normalize(path).replace(/(.)\/$/, '$1');
}
function directoriesFor(records, label) {
const places = placesOf(records);
const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
(!(0,_module_source_js_2_ .I)(record.source) || record.directory !== ownPlace(record, places)));
return [...new Set(found.map(({ directory }) => directory))];
}
function recordOf(records, { key, source, version }) {
const record = records.find((each) => each.key === key);
if (record === undefined || normal(record.source) !== normal(source))
return undefined;
const wanted = version?.replace(/^\s*=?\s*/, '').trim();
return wanted === undefined || wanted === record.version ? record : undefined;
}
function normal(source) {
const written = (0,_module_source_js_2_ .$)(source);
if (written !== undefined) {
const path = cleaned(written);
return path.startsWith('../') ? path : `./${path}`;
}
return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
? `registry.terraform.io/${source}`
: source;
}
/***/ }),
/***/ 58230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$: () => ( localPath),
I: () => ( isLocal)
});
function localPath(source) {
if (source === undefined || !isLocal(source))
return undefined;
return source.replaceAll('\\', '/');
}
function isLocal(source) {
return /^\.{1,2}[/\\]/.test(source);
}
/***/ }),
/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
['true', true],
['false', false],
['null', null],
]);
function readRepeatedJson(text) {
return new JsonReader(text).whole();
}
class JsonReader {
text;
at = 0;
depth = 0;
constructor(text) {
this.text = text;
}
whole() {
const value = this.value();
this.skip();
if (this.at < this.text.length)
throw this.unexpected();
return value;
}
value() {
if (++this.depth > DEEPEST)
throw new RangeError();
this.skip();
const from = this.at;
const value = this.read();
this.depth--;
return { ...value, from, to: this.at };
}
read() {
if (this.take('{'))
return { kind: 'object', entries: this.items('}', () => this.entry()) };
if (this.take('['))
return { kind: 'list', items: this.items(']', () => this.value()) };
return { kind: 'literal', value: this.literal() };
}
literal() {
if (this.text[this.at] === '"')
return this.string();
const number = this.match(NUMBER);
if (number !== undefined)
return exactNumber(number) ?? Number.NaN;
for (const [word, value] of WORDS)
if (this.take(word))
return value;
throw this.unexpected();
}
items(end, read) {
const items = [];
this.skip();
if (this.take(end))
return items;
for (;;) {
items.push(read());
this.skip();
if (this.take(end))
return items;
if (!this.take(','))
throw this.unexpected();
}
}
entry() {
this.skip();
const from = this.at;
const name = this.string();
const to = this.at;
this.skip();
if (!this.take(':'))
throw this.unexpected();
return { name, from, to, value: this.value() };
}
string() {
const written = this.match(TEXT);
if (written === undefined)
throw this.unexpected();
return String(JSON.parse(written));
}
match(pattern) {
pattern.lastIndex = this.at;
const text = pattern.exec(this.text)?.[0];
if (text !== undefined)
this.at = pattern.lastIndex;
return text;
}
skip() {
while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
this.at++;
}
take(sign) {
if (!this.text.startsWith(sign, this.at))
return false;
this.at += sign.length;
return true;
}
unexpected() {
return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
}
}
function exactNumber(text) {
const value = Number(text);
const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
function hasExactDigits(number) {
const significant = number
.replace(/[eE].*$/, '')
.replace(/\D/g, '')
.replace(/^0+/, '');
return significant.length <= 15;
}
/***/ }),
/***/ 46281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
GateStop: () => ( GateStop),
N3: () => ( noneIfNotFound),
ak: () => ( forgivesFailedLook),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __nccwpck_require__(70847);
var _client_errors_js_1_ = __nccwpck_require__(20486);
var _model_error_message_js_2_ = __nccwpck_require__(34271);
class GateStop extends Error {
name = 'GateStop';
kind;
errored;
constructor(kind, message, options = {}) {
super(message);
this.kind = kind;
this.errored = options.errored ?? false;
}
}
const CANCELED = 'The check was canceled.';
function failureOf(error, ended) {
const message = (0,_model_error_message_js_2_ .g)(error);
if (ended === 'aborted')
return { kind: 'canceled', message: CANCELED };
if (error instanceof GateStop)
return { kind: error.kind, message };
if (error instanceof _archive_pack_js_0_ .ql)
return { kind: 'archive', message };
if (!(error instanceof _client_errors_js_1_ ._))
return { kind: ended ?? 'archive', message };
return { kind: ended ?? SERVICE_FAILURES[error.code] ?? 'service', message };
}
const SERVICE_FAILURES = {
unauthorized: 'refused',
forbidden: 'refused',
'not-found': 'refused',
'too-large': 'too-large',
local: 'archive',
network: 'network',
timeout: 'network',
tls: 'network',
aborted: 'canceled',
invalid: 'input',
};
function noneIfNotFound(error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
}
function isRefusal(error) {
return (error instanceof _client_errors_js_1_ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
function forgivesFailedLook(error, inARow) {
if (!(error instanceof _client_errors_js_1_ ._))
return false;
if (error.code === 'unreadable')
return inARow < 3;
return ['network', 'timeout', 'server-error'].includes(error.code);
}
/***/ }),
/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
G1: () => ( above),
VD: () => ( HiddenIndex),
Yh: () => ( isManifest),
ZA: () => ( sayDoubtful),
aV: () => ( mayBeMissed),
hP: () => ( linksOf),
qB: () => ( NAMED),
rL: () => ( listHidden),
vP: () => ( readNamedFiles),
xv: () => ( comparedPath),
yD: () => ( loadReader)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _archive_pack_js_2_ = __nccwpck_require__(70847);
var _configuration_file_names_js_7_ = __nccwpck_require__(96817);
var _model_add_to_js_6_ = __nccwpck_require__(72588);
var _machine_follow_links_js_3_ = __nccwpck_require__(77134);
var _failure_of_js_4_ = __nccwpck_require__(46281);
var _machine_files_here_js_5_ = __nccwpck_require__(80467);
async function readNamedFiles(directory, matters, files = _machine_files_here_js_5_ .a, patience) {
const { findNamedFiles } = await loadReader();
const check = () => {
const ended = patience?.ended();
if (ended === 'aborted')
throw new _failure_of_js_4_.GateStop('canceled', _failure_of_js_4_ .wS);
if (ended === undefined)
return;
const why = 'Time ran out while the configuration was read. Raise the timeout.';
throw new _failure_of_js_4_.GateStop('timeout', why);
};
return findNamedFiles(directory, files, { matters, check });
}
function loadReader() {
return Promise.all([__nccwpck_require__.e(868), __nccwpck_require__.e(6569)]).then(__nccwpck_require__.bind(__nccwpck_require__, 79147));
}
function mayBeMissed({ path }) {
return (0,node_path_1_.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js_2_ .NM, _archive_pack_js_2_ .AX, _archive_pack_js_2_ .kK];
function isManifest({ reason }) {
return MANIFESTS.includes(reason);
}
function linksOf(entries) {
return entries.flatMap(({ path, type }) => (type === 'link' ? [path] : []));
}
const MOST_LINKS = 200;
class HiddenIndex {
all = [];
at = new Map();
below = new Map();
links = new Map();
linksBelow = new Map();
constructor({ root, withheld, links }) {
for (const entry of withheld) {
if (!mayBeMissed(entry) || isManifest(entry))
continue;
const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
const is = { isDirectory: isDirectory(path), certain: false };
const hidden = { entry, path, ...is, namings: [], modules: [] };
this.all.push(hidden);
(0,_model_add_to_js_6_ .D)(this.at, comparedPath(path), hidden);
for (const directory of above(path))
(0,_model_add_to_js_6_ .D)(this.below, directory, hidden);
}
for (const link of links) {
const path = (0,node_path_1_.join)(root, ...link.split('/'));
this.links.set(comparedPath(path), path);
for (const directory of above(path))
(0,_model_add_to_js_6_ .D)(this.linksBelow, directory, path);
}
}
matters(path) {
const key = comparedPath(path);
if (this.below.has(key) || this.linksBelow.has(key))
return true;
return [key, ...above(path)].some((each) => this.at.has(each) || this.links.has(each));
}
find({ modules, files, directories }, module) {
const found = new Set();
const add = (hidden, naming) => {
found.add(hidden);
hidden.certain ||= naming.mentions.some((mention) => mention.isRead);
hidden.namings.push(naming);
};
for (const [path, mentions] of files) {
const naming = { mentions, places: this.followed(path) };
for (const place of naming.places)
for (const one of this.fileAt(place))
add(one, naming);
}
const ofLinks = [];
for (const { path, endings } of directories.values()) {
const places = this.reachedFrom(path);
if (places === undefined)
ofLinks.push(...[...endings.values()].flat());
const inside = new Set((places ?? [path]).flatMap((place) => this.inDirectory(place)));
for (const [ending, mentions] of endings) {
const naming = { mentions, places: places ?? [path] };
for (const one of inside) {
if (one.isDirectory || one.path.endsWith(ending))
add(one, naming);
}
}
}
if (ofLinks.length > 0) {
const naming = { mentions: ofLinks, places: [...this.links.values()] };
for (const one of this.inDirectory(''))
add(one, naming);
}
this.byName(modules, module, found);
return this.all.filter((one) => found.has(one));
}
byName(modules, root, found) {
const add = (hidden, module) => {
found.add(hidden);
hidden.certain = true;
if (hidden.modules.at(-1) !== module)
hidden.modules.push(module);
};
const [first] = modules;
const providers = (0,node_path_1_.join)(root, 'terraform.d');
const ofProviders = [...this.inDirectory(providers), ...this.around(providers)];
if (first)
for (const hidden of ofProviders)
add(hidden, first);
for (const module of modules) {
for (const place of [...module.places, ...module.linked]) {
for (const hidden of this.around(place))
add(hidden, module);
}
for (const place of module.places) {
for (const hidden of this.below.get(comparedPath(place)) ?? []) {
const name = (0,node_path_1_.basename)(hidden.path);
const isLoaded = module === first ? (0,_configuration_file_names_js_7_ .H9)(name) : (0,_configuration_file_names_js_7_ .ZC)(name);
if (isLoaded && comparedPath((0,node_path_1_.dirname)(hidden.path)) === comparedPath(place))
add(hidden, module);
}
}
}
}
fileAt(path) {
const here = (this.at.get(comparedPath(path)) ?? []).filter((each) => !each.isDirectory);
return [...here, ...this.holding(path, statsOf(path)?.isDirectory() === false)];
}
inDirectory(path) {
const here = [this.at, this.below].flatMap((each) => each.get(comparedPath(path)) ?? []);
return [...here, ...this.holding(path, isDirectory(path))];
}
holding(path, isThere) {
const outer = this.around((0,node_path_1_.dirname)(path));
return isThere ? outer : outer.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
}
around(path) {
return [comparedPath(path), ...above(path)].flatMap((each) => this.at.get(each) ?? []);
}
followed(path) {
return [comparedPath(path), ...above(path)].some((each) => this.links.has(each))
? (0,_machine_follow_links_js_3_ .e)(path)
: [path];
}
reachedFrom(directory) {
const reached = new Set(this.followed(directory));
for (const place of reached) {
const links = this.linksBelow.get(comparedPath(place)) ?? [];
if (links.length > 0 && this.links.size > MOST_LINKS)
return undefined;
for (const link of links)
for (const each of (0,_machine_follow_links_js_3_ .e)(link))
reached.add(each);
}
return [...reached];
}
}
function comparedPath(path) {
return path.normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/\/$/, '');
}
function above(path) {
const names = comparedPath(path).split('/');
return [...new Set(['', ...names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'))])];
}
function isDirectory(path) {
return statsOf(path)?.isDirectory() === true;
}
function statsOf(path) {
try {
return (0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false });
}
catch {
return undefined;
}
}
const NAMED = 3;
function listHidden(hidden, detail) {
const names = hidden.slice(0, NAMED).map(({ entry }) => {
const more = detail(entry);
return more === undefined ? entry.path : `${entry.path} (${more})`;
});
return `${names.join(', ')}${hidden.length > NAMED ? ` and ${hidden.length - NAMED} more` : ''}`;
}
function sayDoubtful(hidden, root) {
const doubtful = hidden.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js_2_ .vp);
const [first] = doubtful;
if (first === undefined)
return undefined;
const why = first.entry.detail ?? '';
const remedy = /dubious ownership/i.test(why)
? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
: `Check the files out with git`;
return `Terraform would load ${listHidden(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
/***/ }),
/***/ 77410:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
o5: () => ( checkoutOf),
RW: () => ( hostRunOf),
d_: () => ( isSomeCi),
OB: () => ( rowOf)
});
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: ./node_modules/ci-info/vendors.json
const vendors_namespaceObject = JSON.parse('[{"name":"Agola CI","constant":"AGOLA","env":"AGOLA_GIT_REF","pr":"AGOLA_PULL_REQUEST_ID"},{"name":"Alpic","constant":"ALPIC","env":"ALPIC_HOST"},{"name":"Appcircle","constant":"APPCIRCLE","env":"AC_APPCIRCLE","pr":{"env":"AC_GIT_PR","ne":"false"}},{"name":"AppVeyor","constant":"APPVEYOR","env":"APPVEYOR","pr":"APPVEYOR_PULL_REQUEST_NUMBER"},{"name":"AWS CodeBuild","constant":"CODEBUILD","env":"CODEBUILD_BUILD_ARN","pr":{"env":"CODEBUILD_WEBHOOK_EVENT","any":["PULL_REQUEST_CREATED","PULL_REQUEST_UPDATED","PULL_REQUEST_REOPENED"]}},{"name":"Azure Pipelines","constant":"AZURE_PIPELINES","env":"TF_BUILD","pr":{"BUILD_REASON":"PullRequest"}},{"name":"Bamboo","constant":"BAMBOO","env":"bamboo_planKey"},{"name":"Bitbucket Pipelines","constant":"BITBUCKET","env":"BITBUCKET_COMMIT","pr":"BITBUCKET_PR_ID"},{"name":"Bitrise","constant":"BITRISE","env":"BITRISE_IO","pr":"BITRISE_PULL_REQUEST"},{"name":"Buddy","constant":"BUDDY","env":"BUDDY_WORKSPACE_ID","pr":"BUDDY_EXECUTION_PULL_REQUEST_ID"},{"name":"Buildkite","constant":"BUILDKITE","env":"BUILDKITE","pr":{"env":"BUILDKITE_PULL_REQUEST","ne":"false"}},{"name":"Capawesome Cloud","constant":"CAPAWESOME_CLOUD","env":"CAPAWESOME_CLOUD"},{"name":"CircleCI","constant":"CIRCLE","env":"CIRCLECI","pr":"CIRCLE_PULL_REQUEST"},{"name":"Cirrus CI","constant":"CIRRUS","env":"CIRRUS_CI","pr":"CIRRUS_PR"},{"name":"Cloudflare Pages","constant":"CLOUDFLARE_PAGES","env":"CF_PAGES"},{"name":"Cloudflare Workers","constant":"CLOUDFLARE_WORKERS","env":"WORKERS_CI"},{"name":"Codefresh","constant":"CODEFRESH","env":"CF_BUILD_ID","pr":{"any":["CF_PULL_REQUEST_NUMBER","CF_PULL_REQUEST_ID"]}},{"name":"Codemagic","constant":"CODEMAGIC","env":"CM_BUILD_ID","pr":"CM_PULL_REQUEST"},{"name":"Codeship","constant":"CODESHIP","env":{"CI_NAME":"codeship"}},{"name":"Drone","constant":"DRONE","env":"DRONE","pr":{"DRONE_BUILD_EVENT":"pull_request"}},{"name":"dsari","constant":"DSARI","env":"DSARI"},{"name":"Earthly","constant":"EARTHLY","env":"EARTHLY_CI"},{"name":"Expo Application Services","constant":"EAS","env":"EAS_BUILD"},{"name":"Gerrit","constant":"GERRIT","env":"GERRIT_PROJECT"},{"name":"Gitea Actions","constant":"GITEA_ACTIONS","env":"GITEA_ACTIONS"},{"name":"GitHub Actions","constant":"GITHUB_ACTIONS","env":"GITHUB_ACTIONS","pr":{"GITHUB_EVENT_NAME":"pull_request"}},{"name":"GitLab CI","constant":"GITLAB","env":"GITLAB_CI","pr":"CI_MERGE_REQUEST_ID"},{"name":"GoCD","constant":"GOCD","env":"GO_PIPELINE_LABEL"},{"name":"Google Cloud Build","constant":"GOOGLE_CLOUD_BUILD","env":"BUILDER_OUTPUT"},{"name":"Harness CI","constant":"HARNESS","env":"HARNESS_BUILD_ID"},{"name":"Heroku","constant":"HEROKU","env":{"env":"NODE","includes":"/app/.heroku/node/bin/node"}},{"name":"Hudson","constant":"HUDSON","env":"HUDSON_URL"},{"name":"Jenkins","constant":"JENKINS","env":["JENKINS_URL","BUILD_ID"],"pr":{"any":["ghprbPullId","CHANGE_ID"]}},{"name":"LayerCI","constant":"LAYERCI","env":"LAYERCI","pr":"LAYERCI_PULL_REQUEST"},{"name":"Magnum CI","constant":"MAGNUM","env":"MAGNUM"},{"name":"Netlify CI","constant":"NETLIFY","env":"NETLIFY","pr":{"env":"PULL_REQUEST","ne":"false"}},{"name":"Nevercode","constant":"NEVERCODE","env":"NEVERCODE","pr":{"env":"NEVERCODE_PULL_REQUEST","ne":"false"}},{"name":"Prow","constant":"PROW","env":"PROW_JOB_ID"},{"name":"ReleaseHub","constant":"RELEASEHUB","env":"RELEASE_BUILD_ID"},{"name":"Render","constant":"RENDER","env":"RENDER","pr":{"IS_PULL_REQUEST":"true"}},{"name":"RWX","constant":"RWX","env":"RWX"},{"name":"Sail CI","constant":"SAIL","env":"SAILCI","pr":"SAIL_PULL_REQUEST_NUMBER"},{"name":"Screwdriver","constant":"SCREWDRIVER","env":"SCREWDRIVER","pr":{"env":"SD_PULL_REQUEST","ne":"false"}},{"name":"Semaphore","constant":"SEMAPHORE","env":"SEMAPHORE","pr":"PULL_REQUEST_NUMBER"},{"name":"Sourcehut","constant":"SOURCEHUT","env":{"CI_NAME":"sourcehut"}},{"name":"Strider CD","constant":"STRIDER","env":"STRIDER"},{"name":"TaskCluster","constant":"TASKCLUSTER","env":["TASK_ID","RUN_ID"]},{"name":"TeamCity","constant":"TEAMCITY","env":"TEAMCITY_VERSION"},{"name":"Travis CI","constant":"TRAVIS","env":"TRAVIS","pr":{"env":"TRAVIS_PULL_REQUEST","ne":"false"}},{"name":"Vela","constant":"VELA","env":"VELA","pr":{"VELA_PULL_REQUEST":"1"}},{"name":"Vercel","constant":"VERCEL","env":{"any":["NOW_BUILDER","VERCEL"]},"pr":"VERCEL_GIT_PULL_REQUEST_ID"},{"name":"Visual Studio App Center","constant":"APPCENTER","env":"APPCENTER_BUILD_ID"},{"name":"Woodpecker","constant":"WOODPECKER","env":{"CI":"woodpecker"},"pr":{"CI_BUILD_EVENT":"pull_request"}},{"name":"Xcode Cloud","constant":"XCODE_CLOUD","env":"CI_XCODE_PROJECT","pr":"CI_PULL_REQUEST_NUMBER"},{"name":"Xcode Server","constant":"XCODE_SERVER","env":"XCS"}]');
var registry = __nccwpck_require__(77006);
;// CONCATENATED MODULE: ./build/src/hosts/recognise.js
function rowOf(environment) {
return registry.TR.find(({ variable }) => environment[variable]);
}
function checkoutOf(environment) {
const shown = Object.keys(OTHER_ROOTS).find((name) => environment[name]) ?? '';
const root = rowOf(environment)?.root ?? OTHER_ROOTS[shown] ?? '';
const path = environment[root] ?? '';
return (0,external_node_path_.isAbsolute)(path) ? path : undefined;
}
function hostRunOf(environment) {
const host = rowOf(environment);
const run = host && environment[host.run];
return run ? `${host.name} ${run}` : undefined;
}
const OTHER_ROOTS = {
CODEBUILD_BUILD_ARN: 'CODEBUILD_SRC_DIR',
CODEBUILD_BUILD_ID: 'CODEBUILD_SRC_DIR',
bamboo_agentId: 'bamboo_build_working_directory',
bamboo_buildKey: 'bamboo_build_working_directory',
bamboo_planKey: 'bamboo_build_working_directory',
BUILD_TAG: 'WORKSPACE',
HUDSON_URL: 'WORKSPACE',
JENKINS_HOME: 'WORKSPACE',
TRAVIS: 'TRAVIS_BUILD_DIR',
APPVEYOR: 'APPVEYOR_BUILD_FOLDER',
DRONE: 'DRONE_WORKSPACE',
CI_WORKSPACE: 'CI_WORKSPACE',
HARNESS_BUILD_ID: 'HARNESS_WORKSPACE',
BITRISE_IO: 'BITRISE_SOURCE_DIR',
CIRRUS_CI: 'CIRRUS_WORKING_DIR',
};
const MORE_VARIABLES = [
'BUILD_NUMBER CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER CI_JOB_ID CONTINUOUS_INTEGRATION',
'ATLANTIS_TERRAFORM_VERSION PULL_NUM BASE_REPO_NAME',
'BUILD_PIPELINE_NAME CLOUD_BUILD_ID TASKCLUSTER_ROOT_URL TEAMCITY_BUILD_PROPERTIES_FILE',
'TEKTON_RESOURCE_NAME TEKTON_PIPELINE_RUN',
'ENV0_DEPLOYMENT_ID SCALR_RUN_ID SPACELIFT TFC_RUN_ID',
].flatMap((line) => line.split(' '));
const SIGNS = [
...registry.TR.flatMap(({ variable, run }) => [variable, run]),
...Object.keys(OTHER_ROOTS),
...MORE_VARIABLES,
...vendors_namespaceObject.flatMap(({ env }) => {
if (typeof env === 'string' || Array.isArray(env))
return env;
if (env.env !== undefined)
return { name: env.env, text: env.includes };
return env.any ?? Object.keys(env).filter((name) => name !== 'CI');
}),
].map((sign) => (typeof sign === 'string' ? { name: sign, text: '' } : sign));
function isSomeCi(environment) {
const { CI = '' } = environment;
if (!/^(?:|0|false)$/i.test(CI))
return true;
return SIGNS.some(({ name, text }) => {
const value = environment[name] ?? '';
return value !== '' && value.includes(text);
});
}
/***/ }),
/***/ 77006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
TR: () => ( CI_HOSTS),
qX: () => ( HOSTS_WITH_PAGES),
sG: () => ( isSecretOfCiHost)
});
const ON_GITHUB = {
root: 'GITHUB_WORKSPACE',
run: 'GITHUB_RUN_ID',
actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
target: ['GITHUB_BASE_REF'],
built: ['GITHUB_SHA'],
};
const CI_HOSTS = [
{
name: 'forgejo',
title: 'Forgejo',
variable: 'FORGEJO_ACTIONS',
...ON_GITHUB,
secrets: ['FORGEJO_*'],
documentation: 'https://forgejo.org/docs/latest/user/actions/',
tried: 'a strict stand-in made from its documentation',
load: async () => (await Promise.all([__nccwpck_require__.e(4297), __nccwpck_require__.e(9312), __nccwpck_require__.e(2344), __nccwpck_require__.e(2920)]).then(__nccwpck_require__.bind(__nccwpck_require__, 33999))).gitea,
},
{
name: 'gitea',
title: 'Gitea',
variable: 'GITEA_ACTIONS',
...ON_GITHUB,
secrets: ['GITEA_*'],
documentation: 'https://docs.gitea.com/usage/actions/actions-variables',
tried: 'a real Gitea 1.26.0',
page: {
title: 'Gitea and Forgejo',
file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
},
load: async () => (await Promise.all([__nccwpck_require__.e(4297), __nccwpck_require__.e(9312), __nccwpck_require__.e(2344), __nccwpck_require__.e(2920)]).then(__nccwpck_require__.bind(__nccwpck_require__, 33999))).gitea,
},
{
name: 'github',
title: 'GitHub Actions',
variable: 'GITHUB_ACTIONS',
...ON_GITHUB,
secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
documentation: 'https://docs.github.com/en/actions/reference/workflows-and-actions/variables',
tried: "the bundles in [act](https://github.com/nektos/act) 0.2.89 (Node.js 24), against a stand-in that checks every request with GitHub's own API description",
load: async () => (await Promise.all([__nccwpck_require__.e(9312), __nccwpck_require__.e(6254)]).then(__nccwpck_require__.bind(__nccwpck_require__, 99312))).github,
},
{
name: 'gitlab',
title: 'GitLab',
variable: 'GITLAB_CI',
root: 'CI_PROJECT_DIR',
run: 'CI_PIPELINE_ID',
actor: ['GITLAB_USER_LOGIN'],
target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
built: ['CI_COMMIT_SHA'],
defaultBranch: ['CI_DEFAULT_BRANCH'],
secrets: ['GITLAB_*', 'CI_JOB_TOKEN'],
documentation: 'https://docs.gitlab.com/ci/variables/predefined_variables/',
tried: 'a strict stand-in made from its documentation',
page: {
file: '.gitlab-ci.yml',
secrets: 'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      terraform: plangate-reports/terraform.json
      annotations: plangate-reports/annotations.json
      dotenv: plangate-reports/verdict.env
`,
},
load: async () => (await Promise.all([__nccwpck_require__.e(4297), __nccwpck_require__.e(6846)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86846))).gitlab,
},
{
name: 'azure',
title: 'Azure Pipelines',
variable: 'TF_BUILD',
root: 'BUILD_SOURCESDIRECTORY',
run: 'BUILD_BUILDID',
actor: ['BUILD_REQUESTEDFOR'],
target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
built: ['BUILD_SOURCEVERSION'],
secrets: ['SYSTEM_ACCESSTOKEN'],
documentation: 'https://learn.microsoft.com/en-us/azure/devops/pipelines/build/variables',
tried: 'a strict stand-in made from its documentation',
page: {
file: 'azure-pipelines.yml',
secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
template: `pool: { vmImage: ubuntu-latest }
container: IMAGE
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
},
load: async () => (await Promise.all([__nccwpck_require__.e(4297), __nccwpck_require__.e(3993), __nccwpck_require__.e(6353), __nccwpck_require__.e(2482)]).then(__nccwpck_require__.bind(__nccwpck_require__, 92482))).azure,
},
{
name: 'bitbucket',
title: 'Bitbucket',
variable: 'BITBUCKET_BUILD_NUMBER',
root: 'BITBUCKET_CLONE_DIR',
run: 'BITBUCKET_PIPELINE_UUID',
actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
secrets: ['BITBUCKET_*'],
documentation: 'https://support.atlassian.com/bitbucket-cloud/docs/variables-and-secrets/',
tried: 'a strict stand-in made from its documentation',
page: {
file: 'bitbucket-pipelines.yml',
secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
reports: 'test-results',
template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
},
load: async () => (await Promise.all([__nccwpck_require__.e(4297), __nccwpck_require__.e(3993), __nccwpck_require__.e(2605), __nccwpck_require__.e(5016)]).then(__nccwpck_require__.bind(__nccwpck_require__, 35016))).bitbucket,
},
{
name: 'circleci',
title: 'CircleCI',
variable: 'CIRCLECI',
root: 'CIRCLE_WORKING_DIRECTORY',
run: 'CIRCLE_WORKFLOW_ID',
actor: ['CIRCLE_USERNAME'],
secrets: ['CIRCLE_TOKEN', 'CIRCLE_OIDC_*'],
documentation: 'https://circleci.com/docs/reference/variables/',
tried: 'environments made from its documentation',
page: {
file: '.circleci/config.yml',
secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
},
load: async () => (await __nccwpck_require__.e( 4397).then(__nccwpck_require__.bind(__nccwpck_require__, 34397))).circleci,
},
{
name: 'buildkite',
title: 'Buildkite',
variable: 'BUILDKITE',
root: 'BUILDKITE_BUILD_CHECKOUT_PATH',
run: 'BUILDKITE_BUILD_ID',
actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
secrets: ['BUILDKITE_AGENT_*'],
documentation: 'https://buildkite.com/docs/pipelines/configure/environment-variables',
tried: 'environments made from its documentation',
load: async () => (await __nccwpck_require__.e( 8806).then(__nccwpck_require__.bind(__nccwpck_require__, 18806))).buildkite,
},
{
name: 'jenkins',
title: 'Jenkins',
variable: 'JENKINS_URL',
root: 'WORKSPACE',
run: 'BUILD_TAG',
actor: ['BUILD_USER_ID'],
target: ['CHANGE_TARGET'],
secrets: ['JENKINS_*'],
documentation: 'https://www.jenkins.io/doc/book/pipeline/jenkinsfile/',
tried: 'environments made from its documentation',
page: {
file: 'Jenkinsfile',
language: 'groovy',
secrets: 'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
},
load: async () => (await __nccwpck_require__.e( 7751).then(__nccwpck_require__.bind(__nccwpck_require__, 67751))).jenkins,
},
];
const HOSTS_WITH_PAGES = CI_HOSTS.flatMap((row) => row.page === undefined ? [] : [{ ...row, page: row.page }]);
function isSecretOfCiHost(variable) {
const name = variable.toUpperCase();
return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
/***/ }),
/***/ 31956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
B3: () => ( workspaceOf),
by: () => ( withProgramsFromOutside),
o5: () => ( isJob)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _machine_find_repository_js_2_ = __nccwpck_require__(6609);
var _machine_program_path_js_3_ = __nccwpck_require__(60439);
var _recognise_js_4_ = __nccwpck_require__(77410);
function workspaceOf(environment, workingDirectory) {
const root = (0,_recognise_js_4_ .o5)(environment);
if (root !== undefined && isDirectory(root))
return root;
if (isJob(environment))
return (0,node_path_1_.parse)(workingDirectory).root;
return (0,_machine_find_repository_js_2_ .I8)(workingDirectory) ?? workingDirectory;
}
function isJob(environment) {
return (0,_recognise_js_4_ .OB)(environment) !== undefined || (0,_recognise_js_4_ .d_)(environment);
}
function withProgramsFromOutside(environment, workingDirectory, name) {
const workspace = workspaceOf(environment, workingDirectory);
const { repository } = (0,_machine_find_repository_js_2_ .Di)(workingDirectory, workspace);
const around = repository?.root ?? (0,_machine_find_repository_js_2_ .I8)(workingDirectory);
const inJob = isJob(environment);
const proposed = inJob
? [workspace, around ?? workingDirectory]
: around === undefined
? []
: [around];
return (0,_machine_program_path_js_3_ .Ej)(environment, { proposed, workingDirectory, isJob: inJob }, name);
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/***/ }),
/***/ 7225:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
M: () => ( LONGEST_TIMER_MS),
b: () => ( alarms)
});
var node_events_0_ = __nccwpck_require__(78474);
var _model_ended_by_js_1_ = __nccwpck_require__(17953);
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const alarms = {
in(ms) {
const alarm = new AbortController();
wind(alarm, ms);
return manyMayListen(alarm.signal);
},
after(signal, ms) {
const alarm = new AbortController();
if (signal.aborted)
wind(alarm, ms);
else
signal.addEventListener('abort', () => wind(alarm, ms), { once: true });
return manyMayListen(alarm.signal);
},
any: (...signals) => manyMayListen(AbortSignal.any(signals)),
};
function wind(alarm, ms) {
const ring = () => alarm.abort(new _model_ended_by_js_1_ .D());
setTimeout(ring, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}
function manyMayListen(signal) {
(0,node_events_0_.setMaxListeners)(0, signal);
return signal;
}
/***/ }),
/***/ 29796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
NZ: () => ( NO_REPOSITORY),
gG: () => ( askGit),
kO: () => ( askObjects),
b$: () => ( checkOut),
iH: () => ( fetchCommit),
rt: () => ( fetchObjects),
TM: () => ( firstLine),
VX: () => ( listRemote),
sp: () => ( listTrackedFiles),
B9: () => ( makeRepository),
yv: () => ( originOf),
Mr: () => ( pathsIn)
});
var external_node_fs_ = __nccwpck_require__(73024);
var external_node_os_ = __nccwpck_require__(48161);
var external_node_path_ = __nccwpck_require__(76760);
var promises_ = __nccwpck_require__(51455);
var external_node_tls_ = __nccwpck_require__(41692);
var proxies = __nccwpck_require__(84091);
var execute = __nccwpck_require__(4643);
var read_regular = __nccwpck_require__(43962);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
const PASSED_ON = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
const OF_THE_SYSTEM = [
'/etc/ssl/certs/ca-certificates.crt',
'/etc/pki/tls/certs/ca-bundle.crt',
'/etc/ssl/ca-bundle.pem',
'/etc/ssl/cert.pem',
];
async function withNetwork({ address, authorization }, { environment, caFile }, run) {
const variables = {
GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
...proxyVariables(address, environment),
...settingsFor(address, authorization),
...(0,execute.I3)(environment, PASSED_ON),
};
const added = [caFile, environment['NODE_EXTRA_CA_CERTS']].filter(isNamed);
const ofGit = environment['GIT_SSL_CAINFO'];
if (added.length === 0) {
return run(isNamed(ofGit) ? { ...variables, GIT_SSL_CAINFO: ofGit } : variables);
}
const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-authorities-'));
try {
const file = (0,external_node_path_.join)(folder, 'authorities.pem');
await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
return await run({ ...variables, GIT_SSL_CAINFO: file });
}
finally {
await (0,promises_.rm)(folder, { recursive: true, force: true });
}
}
function settingsFor(address, authorization) {
const variables = {
GIT_CONFIG_COUNT: '1',
GIT_CONFIG_KEY_0: 'http.followRedirects',
GIT_CONFIG_VALUE_0: 'false',
};
if (authorization === undefined)
return variables;
return {
...variables,
GIT_CONFIG_COUNT: '2',
GIT_CONFIG_KEY_1: `http.${address}.extraHeader`,
GIT_CONFIG_VALUE_1: `Authorization: ${authorization}`,
};
}
function isNamed(path) {
return path !== undefined && path.trim() !== '';
}
function proxyVariables(address, environment) {
const proxy = URL.canParse(address) ? (0,proxies.iJ)(new URL(address), environment) : undefined;
if (proxy === undefined)
return { NO_PROXY: '*', no_proxy: '*' };
const used = (0,proxies.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
return { https_proxy: used, http_proxy: used, NO_PROXY: '', no_proxy: '' };
}
async function readAuthorities(environment, added) {
const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
const ofSystem = [...named.filter(isNamed), ...OF_THE_SYSTEM].find((path) => (0,external_node_fs_.existsSync)(path));
const files = ofSystem === undefined ? added : [ofSystem, ...added];
const texts = await Promise.all(files.map(async (path) => (0,read_regular.VX)(path).catch(() => '')));
return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
var checked_out_commit = __nccwpck_require__(97701);
var find_repository = __nccwpck_require__(6609);
var program_path = __nccwpck_require__(60439);
var empty_directory = __nccwpck_require__(18728);
var error_message = __nccwpck_require__(34271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
const SAFELY = [
'core.hooksPath=/dev/null',
'core.fsmonitor=false',
'core.untrackedCache=false',
'core.alternateRefsCommand=:',
'core.gitProxy=none',
'core.askPass=',
'core.quotePath=false',
'safe.bareRepository=explicit',
'submodule.recurse=false',
'fetch.recurseSubmodules=false',
'maintenance.auto=false',
'gc.auto=0',
'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);
const VARIABLES = {
GIT_CONFIG_NOSYSTEM: '1',
GIT_CONFIG_SYSTEM: '/dev/null',
GIT_CONFIG_GLOBAL: '/dev/null',
GIT_ATTR_NOSYSTEM: '1',
GIT_NO_REPLACE_OBJECTS: '1',
GIT_NO_LAZY_FETCH: '1',
GIT_OPTIONAL_LOCKS: '0',
GIT_TERMINAL_PROMPT: '0',
LC_ALL: 'C',
};
const OFFLINE = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
async function askGit(ports, repository, args, input = {}) {
const { root, gitDirectory } = repository;
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return { why: refusal, exitCode: undefined };
const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
const environment = (0,program_path.DD)(ports.environment, root);
const words = [...location, ...SAFELY, ...args];
return start({ ...ports, environment }, words, { variables: OFFLINE, ...input });
}
async function askObjects(ports, repository, sample, { args, variables = OFFLINE, ...input }) {
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return { why: refusal, exitCode: undefined };
const shared = (0,find_repository.hH)(repository.gitDirectory);
const directory = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-objects-'));
try {
const extension = sample.length === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
const version = extension === '' ? 0 : 1;
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`);
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
for (const name of ['objects', 'refs'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name));
const shallow = (0,external_node_path_.join)(shared, 'shallow');
if ((0,external_node_fs_.existsSync)(shallow))
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'shallow'), (0,read_regular.Wy)(shallow));
const words = [`--git-dir=${directory}`, ...SAFELY, '-c', 'core.commitGraph=false', ...args];
const inShared = { ...variables, GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(shared, 'objects') };
return await start(ports, words, { ...input, variables: inShared });
}
finally {
(0,external_node_fs_.rmSync)(directory, { recursive: true, force: true });
}
}
const BOUNDED = ['-c', 'http.lowSpeedLimit=1', '-c', 'http.lowSpeedTime=30'];
const PLAINLY = [
'--quiet',
'--no-tags',
'--no-recurse-submodules',
'--upload-pack=git-upload-pack',
];
async function makeRepository(repository, commit, ports) {
const format = commit.length === 64 ? ['--object-format=sha256'] : [];
const made = await askGit(ports, repository, ['init', '--quiet', '--template=', ...format]);
return 'why' in made ? made.why : undefined;
}
async function checkOut(ports, { from, commit, checkout }) {
const objects = (0,external_node_path_.join)((0,find_repository.hH)(from.gitDirectory), 'objects');
const variables = { ...OFFLINE, GIT_ALTERNATE_OBJECT_DIRECTORIES: objects };
const inCheckout = (...args) => askGit(ports, checkout, args, { variables });
const readTree = await inCheckout('read-tree', commit);
const written = 'why' in readTree ? readTree : await inCheckout('checkout-index', '--all');
return 'why' in written ? firstLine(written.why) : undefined;
}
function fetchFrom(remote, ports, words, run) {
const args = [...BOUNDED, 'fetch', ...PLAINLY, ...words];
return withNetwork(remote, ports, (network) => run(args, { variables: { ...VARIABLES, ...network } }));
}
async function fetchCommit(ports, repository, address, commit) {
const fetch = (...words) => fetchFrom({ address }, ports, words, (args, input) => askGit(ports, repository, args, input));
const alone = await fetch('--depth=1', address, commit);
const all = 'why' in alone ? await fetch(address, '+refs/*:refs/fetched/*') : alone;
const found = await askGit(ports, repository, ['cat-file', '-t', commit]);
if ('text' in found && found.text.trim() === 'commit')
return undefined;
return 'why' in all ? firstLine(all.why) : `the repository has no commit ${commit}.`;
}
async function fetchObjects(ports, repository, remote, { commit, reference, here }) {
const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository.hH)(repository.gitDirectory), 'shallow'));
const how = isShallow ? ['--depth=1'] : [`--negotiation-tip=${here}`];
const fetch = (...words) => fetchFrom(remote, ports, words, (args, input) => askObjects(ports, repository, commit, { args, ...input }));
const alone = await fetch(...how, remote.address, commit);
const all = 'why' in alone ? await fetch(remote.address, `+${reference}:refs/plangate/asked`) : alone;
return 'why' in all ? all.why : undefined;
}
async function listRemote(ports, remote, reference) {
const nowhere = ['--git-dir=/dev/null', '-c', 'credential.helper='];
const args = [...nowhere, ...SAFELY, 'ls-remote', remote.address, reference];
return withNetwork(remote, ports, (network) => start(ports, args, { variables: { ...VARIABLES, ...network } }));
}
async function start({ execute, environment }, args, input) {
try {
const { exitCode, stdout, stderr } = await (0,empty_directory.A)((cwd) => execute('git', args, { ...input, cwd, environment }));
return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
}
catch (error) {
return { why: (0,error_message.g)(error), exitCode: undefined };
}
}
async function refuseForeignOwner(ports, { root, gitDirectory }) {
const user = process.geteuid?.();
if (user === undefined)
return undefined;
const sudoer = user === 0 ? Number(ports.environment['SUDO_UID'] || 0) : user;
const isMine = (path) => {
const owner = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.uid ?? user;
return owner === user || owner === sudoer;
};
if ([root, (0,external_node_path_.join)(root, '.git'), gitDirectory].every(isMine))
return undefined;
const safeDirectories = await start(ports, ['config', '--null', '--get-all', 'safe.directory'], 
{ variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
let trusted = [];
const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
for (const value of values)
trusted = value === '' ? [] : [...trusted, value];
const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
return isTrusted ? undefined : `fatal: detected dubious ownership in repository at '${root}'`;
}
const firstLine = (text) => text.split('\n', 1)[0] ?? '';
const NO_REPOSITORY = 'there is no git repository';
async function listTrackedFiles(path, workspace, ports) {
const repository = (0,find_repository.bp)(path, workspace);
if (repository === undefined) {
if ((0,find_repository.W1)(path) === undefined)
return { unknown: NO_REPOSITORY };
return {
unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
};
}
const listed = await askGit(ports, repository, ['ls-files', '-z']);
if ('why' in listed) {
return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
}
const tracked = new Set(pathsIn(listed.text));
const head = tracked.size === 0 ? await (0,checked_out_commit.U)(repository) : undefined;
if (head === undefined)
return tracked;
const inCommit = await askGit(ports, repository, ['ls-tree', '--name-only', '-z', head]);
return 'text' in inCommit && inCommit.text !== ''
? { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` }
: tracked;
}
async function originOf(repository, ports) {
return askGit(ports, repository, ['config', '--get', 'remote.origin.url']);
}
function pathsIn(output) {
return output.split('\0').filter((path) => path !== '');
}
/***/ }),
/***/ 97701:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
U: () => ( headOf),
X: () => ( checkedOutCommit)
});
var node_path_0_ = __nccwpck_require__(76760);
var _model_commit_id_js_3_ = __nccwpck_require__(66238);
var _find_repository_js_1_ = __nccwpck_require__(6609);
var _read_regular_js_2_ = __nccwpck_require__(43962);
async function checkedOutCommit(directory, workspace) {
const { repository, others } = (0,_find_repository_js_1_ .Di)((0,node_path_0_.resolve)(directory), workspace);
return repository && others.length === 0 ? headOf(repository) : undefined;
}
async function headOf({ gitDirectory }) {
const readTextFile = (path) => (0,_read_regular_js_2_ .VX)(path).catch(() => undefined);
const head = (await readTextFile((0,node_path_0_.join)(gitDirectory, 'HEAD')))?.trim() ?? '';
const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
if (reference === undefined)
return (0,_model_commit_id_js_3_ .f)(head);
if (reference.split('/').includes('..'))
return undefined;
const shared = (0,_find_repository_js_1_ .hH)(gitDirectory);
const loose = (await readTextFile((0,node_path_0_.join)(shared, reference)))?.trim();
if (loose !== undefined)
return (0,_model_commit_id_js_3_ .f)(loose);
const packed = (await readTextFile((0,node_path_0_.join)(shared, 'packed-refs'))) ?? '';
const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
return (0,_model_commit_id_js_3_ .f)(line?.split(' ')[0]);
}
/***/ }),
/***/ 18728:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
A: () => ( inEmptyDirectory)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_os_1_ = __nccwpck_require__(48161);
var node_path_2_ = __nccwpck_require__(76760);
async function inEmptyDirectory(use, signal) {
const directory = (0,node_fs_0_.mkdtempSync)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-empty-'));
const remove = () => (0,node_fs_0_.rmSync)(directory, { recursive: true, force: true });
try {
const using = use(directory);
if (signal?.aborted === true)
remove();
signal?.addEventListener('abort', remove, { once: true });
return await using;
}
finally {
signal?.removeEventListener('abort', remove);
remove();
}
}
/***/ }),
/***/ 4643:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
QG: () => ( WHY_ENDED),
vs: () => ( endPrograms),
g7: () => ( execute),
Fo: () => ( executeBounded),
I3: () => ( passedOn),
Vo: () => ( programsEndedBy)
});
var external_node_child_process_ = __nccwpck_require__(31421);
var external_node_events_ = __nccwpck_require__(78474);
var external_node_os_ = __nccwpck_require__(48161);
var external_node_path_ = __nccwpck_require__(76760);
var alarms = __nccwpck_require__(7225);
var ended_by = __nccwpck_require__(17953);
var program_path = __nccwpck_require__(60439);
var promises_ = __nccwpck_require__(51455);
;// CONCATENATED MODULE: ./build/src/machine/watch-memory.js
const PAUSE_MS = 100;
function watchMemory({ pid, maxBytes }, exceeded, { residentBytes: ask, every = (ms, call) => {
const timer = setInterval(call, ms);
return () => clearInterval(timer);
}, }) {
if (pid === undefined || maxBytes === undefined)
return () => undefined;
let isAsking = false;
const look = async () => {
if (isAsking)
return;
isAsking = true;
const bytes = await ask(pid).catch(() => undefined);
isAsking = false;
if (bytes !== undefined && bytes > maxBytes)
exceeded();
};
return every(PAUSE_MS, () => void look());
}
async function residentBytes(pid, system, askPs) {
if (system === 'win32')
return undefined;
const kilobytes = system === 'linux'
? /^VmRSS:\s*(\d+) kB$/m.exec(await (0,promises_.readFile)(`/proc/${pid}/status`, 'utf8'))?.[1]
: /\d+/.exec(await askPs(pid))?.[0];
return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
;// CONCATENATED MODULE: ./build/src/machine/execute.js
const PASSED_ON = [
'PATH',
'HOME',
'USER',
'LOGNAME',
'LANG',
'LC_ALL',
'LC_CTYPE',
'TZ',
'TMPDIR',
'TEMP',
'TMP',
'PATHEXT',
'SYSTEMROOT',
'SYSTEMDRIVE',
'WINDIR',
'COMSPEC',
'USERPROFILE',
'USERNAME',
];
const TIMEOUT_MS = 5 * 60_000;
const execute = async (program, args, options) => {
const { cwd, stdin, environment = {}, variables = {}, take } = options;
const { timeoutMs = TIMEOUT_MS, signal = new AbortController().signal } = options;
const safe = (0,program_path.DD)(environment, cwd);
const path = findProgram(program, safe);
const given = { ...passedOn(safe), ...variables };
if (options.goesOn === true)
return await startAndLeave(path, args, { cwd, env: given });
if (external_node_path_.sep !== '/')
return await executeOnWindows(path, args, { ...options, variables: given });
const limits = { signal, timeoutMs, maxBytes: Number.POSITIVE_INFINITY };
const run = { cwd, stdin, variables: given, take, ...limits };
const { ended, exitCode = -1, ...said } = await runProgram(path, args, run);
if (ended !== undefined)
throw new Error(`${program} ${WHY_ENDED[ended]} and was ended.`);
return { exitCode, ...said };
};
async function executeOnWindows(path, args, options) {
const { cwd, stdin, variables = {}, take, timeoutMs = TIMEOUT_MS, signal } = options;
const { getExecOutput } = await __nccwpck_require__.e( 1260).then(__nccwpck_require__.bind(__nccwpck_require__, 81260));
const late = AbortSignal.timeout(timeoutMs);
const over = signal === undefined ? late : AbortSignal.any([signal, late]);
const command = `"${path.replaceAll('"', '\\"')}"`;
const running = getExecOutput(command, [...args], {
cwd,
env: { ...variables },
silent: true,
ignoreReturnCode: true,
input: stdin === undefined ? undefined : Buffer.from(stdin),
listeners: take && { stdout: take },
});
return await (0,ended_by.m)(over, running);
}
async function startAndLeave(path, args, where) {
const child = (0,external_node_child_process_.spawn)(path, [...args], { ...where, detached: true, stdio: 'ignore' });
child.unref();
await (0,external_node_events_.once)(child, 'spawn');
return { exitCode: 0, stdout: '', stderr: '' };
}
const WHY_ENDED = {
timeout: 'took too long',
flood: 'printed too much',
memory: 'took too much memory',
aborted: 'was no longer needed',
};
const executeBounded = async (program, args, { take, ...options }) => {
const decoder = new TextDecoder();
const takeBytes = take && ((bytes) => take(decoder.decode(bytes, { stream: true })));
const variables = (0,program_path.DD)(options.variables, options.cwd);
const run = { ...options, variables, take: takeBytes };
const ended = await runProgram(findProgram(program, variables), args, run);
const rest = decoder.decode();
if (rest !== '')
take?.(rest);
return ended;
};
async function runProgram(path, args, options) {
const { cwd, stdin, variables, signal, timeoutMs, maxBytes, maxResidentBytes, take } = options;
const child = (0,external_node_child_process_.spawn)(path, [...args], {
cwd,
env: variables,
detached: external_node_path_.sep === '/',
stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
});
running.add(child);
child.stdin?.on('error', () => undefined).end(stdin);
const output = { stdout: [], stderr: [] };
let ended;
const end = (why) => {
ended ??= why;
endGroup(child);
};
let bytes = 0;
for (const name of ['stdout', 'stderr']) {
child[name]?.on('data', (chunk) => {
if (ended !== undefined)
return;
bytes += chunk.length;
if (bytes > maxBytes)
return end('flood');
output[name].push(chunk);
if (name === 'stdout')
take?.(chunk);
});
}
const watched = { pid: child.pid, maxBytes: maxResidentBytes };
const stopWatching = watchMemory(watched, () => end('memory'), {
residentBytes: (pid) => residentBytes(pid, (0,external_node_os_.platform)(), askPs),
});
const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, alarms.M));
const abort = () => end('aborted');
signal.addEventListener('abort', abort);
try {
if (signal.aborted)
abort();
const exitCode = await whenOver(child);
return { exitCode, stdout: textOf(output.stdout), stderr: textOf(output.stderr), ended };
}
finally {
running.delete(child);
clearTimeout(timer);
stopWatching();
signal.removeEventListener('abort', abort);
}
}
async function askPs(pid) {
const { signal } = new AbortController();
const bounds = { signal, timeoutMs: 5_000, maxBytes: 1_000 };
const args = ['-o', 'rss=', '-p', String(pid)];
const { stdout } = await executeBounded('/bin/ps', args, { cwd: '/', variables: {}, ...bounds });
return stdout;
}
function programsEndedBy(over, programs) {
const orOver = (own) => (own === undefined ? over : AbortSignal.any([own, over]));
const { execute: run, executeBounded: runBounded } = programs;
return {
execute: (program, args, options) => run(program, args, { ...options, signal: orOver(options.signal) }),
executeBounded: (program, args, options) => runBounded(program, args, { ...options, signal: orOver(options.signal) }),
};
}
const running = new Set();
function endPrograms() {
running.forEach(endGroup);
}
const textOf = (chunks) => Buffer.concat(chunks).toString('utf8');
const LINGER_MS = 1_000;
function whenOver(child) {
return new Promise((resolve, reject) => {
child.once('error', reject);
child.once('exit', (code) => {
endGroup(child);
const over = () => {
clearTimeout(timer);
child.stdout?.destroy();
child.stderr?.destroy();
resolve(code ?? undefined);
};
const timer = setTimeout(over, LINGER_MS);
child.once('close', over);
});
});
}
function endGroup(child) {
if (child.pid === undefined)
return;
try {
if (external_node_path_.sep === '/')
process.kill(-child.pid, 'SIGKILL');
else
child.kill('SIGKILL');
}
catch {
}
}
function passedOn(environment, names = PASSED_ON) {
const kept = {};
for (const [name, value] of Object.entries(environment)) {
const written = external_node_path_.sep === '/' ? name : name.toUpperCase();
if (value !== undefined && names.includes(written))
kept[name] = value;
}
return kept;
}
function findProgram(program, environment) {
if (program.includes(external_node_path_.sep))
return program;
const executable = (0,program_path.aY)(program, environment);
if (executable === undefined) {
throw Object.assign(new Error(`${program} was not found in PATH`), { code: 'ENOENT' });
}
return executable;
}
/***/ }),
/***/ 80467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
G: () => ( followLinksIn),
a: () => ( readsHere)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _follow_links_js_2_ = __nccwpck_require__(77134);
var _read_regular_js_3_ = __nccwpck_require__(43962);
var _model_or_else_js_4_ = __nccwpck_require__(17026);
const readsHere = {
readDirectory: (path) => (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_4_ .N)(() => (0,_read_regular_js_3_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: _follow_links_js_2_ .e,
};
function followLinksIn(directory, limit = 100_000) {
const places = [];
const queue = [directory];
let entryCount = 0;
for (const folder of queue) {
const entries = (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
entryCount += entries.length;
if (entryCount > limit)
return undefined;
for (const entry of entries) {
const path = (0,node_path_1_.join)(folder, entry.name);
if (entry.isSymbolicLink())
places.push(...(0,_follow_links_js_2_ .e)(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
/***/ }),
/***/ 6609:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Di: () => ( findAround),
I8: () => ( findCheckout),
JA: () => ( isOtherRepository),
Mn: () => ( isNamedSubmodule),
W1: () => ( findRepository),
Yw: () => ( isBelow),
_8: () => ( openAt),
bp: () => ( findKnownRepository),
eF: () => ( realOrSame),
hH: () => ( commonDirectory),
u1: () => ( findOthersAbove)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _model_or_else_js_3_ = __nccwpck_require__(17026);
var _read_regular_js_2_ = __nccwpck_require__(43962);
function findAround(directory, workspace) {
const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
const outermost = levels.find(holdsGit) ?? findCheckout(levels[0] ?? directory);
const others = [];
let repository = outermost === undefined ? undefined : openAt(outermost);
for (const level of levels.slice(levels.indexOf(outermost ?? '') + 1)) {
if (!holdsGit(level))
continue;
const part = repository && others.length === 0 ? partOf(repository, level) : undefined;
if (part === undefined)
others.push(level);
else if (part.isWorktree)
repository = part.repository;
}
return { repository, others };
}
function findKnownRepository(path, workspace) {
const real = realOrSame(path);
const { repository, others } = findAround(real, workspace);
if (repository === undefined || others.length > 0)
return undefined;
let nearest = repository;
for (const level of levelsDown(repository.root, real).slice(1)) {
if (nearest && holdsGit(level))
nearest = partOf(nearest, level)?.repository;
}
return nearest?.root === real ? nearest : undefined;
}
const BARE = ['HEAD', 'objects', 'refs'];
function isOtherRepository(path, names, workspace) {
if (!names.includes('.git'))
return BARE.every((name) => names.includes(name));
return findKnownRepository(path, workspace) === undefined;
}
function findOthersAbove(directory, workspace) {
const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
const namesIn = (path) => (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(path), []);
return levels.slice(0, -1).filter((at) => isOtherRepository(at, namesIn(at), workspace));
}
function levelsDown(top, path) {
const levels = [path];
for (let at = path; at !== top && (0,node_path_1_.dirname)(at) !== at; at = (0,node_path_1_.dirname)(at)) {
if (isBelow(top, (0,node_path_1_.dirname)(at)) && (0,node_path_1_.dirname)(at) !== top)
break;
levels.unshift((0,node_path_1_.dirname)(at));
}
return levels;
}
function isBelow(path, directory) {
const inner = (0,node_path_1_.relative)(directory, path);
return inner !== '..' && !inner.startsWith(`..${node_path_1_.sep}`) && !(0,node_path_1_.isAbsolute)(inner);
}
function partOf({ gitDirectory: outer }, level) {
const isFile = (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(level, '.git'), { throwIfNoEntry: false })?.isFile() === true;
const inner = isFile ? gitDirectory(level) : undefined;
if (inner === undefined)
return undefined;
const isSubmodule = inner.startsWith((0,node_path_1_.join)(outer, 'modules') + node_path_1_.sep);
const isWorktree = inner.startsWith((0,node_path_1_.join)(commonDirectory(outer), 'worktrees') + node_path_1_.sep);
const config = isSubmodule ? readTextFileSync((0,node_path_1_.join)(inner, 'config')) : undefined;
const back = isSubmodule
? /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(config ?? '')?.[1]
: readTextFileSync((0,node_path_1_.join)(inner, 'gitdir'))?.trim();
if (back === undefined || !(isSubmodule || isWorktree))
return undefined;
const leadsBack = realOrSame((0,node_path_1_.resolve)(inner, isSubmodule ? back : (0,node_path_1_.dirname)(back))) === level;
if (!leadsBack)
return undefined;
return { repository: { root: level, gitDirectory: inner }, isWorktree: !isSubmodule };
}
function openAt(root) {
const directory = gitDirectory(root);
return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}
function findRepository(path) {
for (let at = path;; at = (0,node_path_1_.dirname)(at)) {
if (holdsGit(at))
return at;
if ((0,node_path_1_.dirname)(at) === at)
return undefined;
}
}
function holdsGit(path) {
return (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(path, '.git')), undefined) !== undefined;
}
function findCheckout(path) {
const nearest = findRepository(path);
if (nearest === undefined || (0,node_path_1_.dirname)(nearest) === nearest)
return nearest;
const outer = findCheckout((0,node_path_1_.dirname)(nearest));
if (outer === undefined)
return nearest;
const innerGit = gitDirectory(nearest);
const outerGit = gitDirectory(outer);
const isSubmodule = innerGit && outerGit && innerGit.startsWith((0,node_path_1_.join)(outerGit, 'modules') + node_path_1_.sep);
return isSubmodule ? outer : nearest;
}
function gitDirectory(repository) {
const path = (0,node_path_1_.join)(repository, '.git');
const read = () => {
if ((0,node_fs_0_.statSync)(path).isDirectory())
return node_fs_0_.realpathSync.native(path);
const named = /^gitdir: (.+)$/m.exec((0,_read_regular_js_2_ .Wy)(path))?.[1];
return named && node_fs_0_.realpathSync.native((0,node_path_1_.resolve)(repository, named.trim()));
};
return (0,_model_or_else_js_3_ .N)(read, undefined);
}
function commonDirectory(gitDirectory) {
const common = readTextFileSync((0,node_path_1_.join)(gitDirectory, 'commondir'))?.trim();
return common === undefined ? gitDirectory : (0,node_path_1_.resolve)(gitDirectory, common);
}
function isNamedSubmodule(path) {
const around = (0,node_path_1_.dirname)(path) === path ? undefined : findRepository((0,node_path_1_.dirname)(path));
const text = around && readTextFileSync((0,node_path_1_.join)(around, '.gitmodules'));
if (around === undefined || text === undefined)
return false;
const inner = (0,node_path_1_.relative)(around, path).split(node_path_1_.sep).join('/');
const named = [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm)];
return named.some(([, at]) => at?.replace(/^"(.*)"$/, '$1') === inner);
}
function readTextFileSync(path) {
return (0,_model_or_else_js_3_ .N)(() => (0,_read_regular_js_2_ .Wy)(path), undefined);
}
function realOrSame(path) {
return (0,_model_or_else_js_3_ .N)(() => node_fs_0_.realpathSync.native(path), undefined) ?? (0,node_path_1_.resolve)(path);
}
/***/ }),
/***/ 77134:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
e: () => ( follow)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _model_or_else_js_2_ = __nccwpck_require__(17026);
function follow(path) {
const real = (0,_model_or_else_js_2_ .N)(() => node_fs_0_.realpathSync.native(path), path);
const places = [path];
for (const at of places) {
const next = at === real ? undefined : followFirst(at);
if (next !== undefined)
places.push(next);
}
return places;
}
function followFirst(path) {
const parts = path.split(node_path_1_.sep);
for (let count = 2; count <= parts.length; count++) {
const link = parts.slice(0, count).join(node_path_1_.sep);
const target = (0,_model_or_else_js_2_ .N)(() => (0,node_fs_0_.readlinkSync)(link), undefined);
if (target !== undefined)
return (0,node_path_1_.join)((0,node_path_1_.resolve)((0,node_path_1_.dirname)(link), target), ...parts.slice(count));
}
return undefined;
}
/***/ }),
/***/ 60439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DD: () => ( environmentFor),
Ej: () => ( withoutProposedPrograms),
aY: () => ( findOnPath)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _model_or_else_js_4_ = __nccwpck_require__(17026);
var _find_repository_js_2_ = __nccwpck_require__(6609);
var _follow_links_js_3_ = __nccwpck_require__(77134);
const PROGRAMS = ['git', 'opa', 'terraform', 'tofu', 'unshare'];
const NO_SCRIPTS = ['git', 'opa'];
const HERE = { path: node_path_1_, follow: _follow_links_js_3_ .e, isProgram, isScript };
function readPath(environment, places, system = HERE) {
const without = isWindows(system) ? '' : '/usr/local/bin:/usr/bin:/bin';
const written = environment[nameOfPath(environment, system)] ?? without;
const directories = [];
const skipped = [];
const isRoot = (path) => system.path.parse(path).root === path;
const proposed = places.proposed
.flatMap((path) => system.follow(path))
.filter((path) => !isRoot(path));
const judged = { proposed, noScripts: places.isJob === true ? NO_SCRIPTS : [] };
for (const entry of written.split(system.path.delimiter)) {
const directory = isWindows(system) ? entry.replace(/^"(.*)"$/, '$1') : entry;
const at = system.path.resolve(places.workingDirectory, directory);
const programs = PROGRAMS.flatMap((name) => {
const path = firstIn([at], name, environment, system);
return path === undefined ? [] : [{ name, path }];
});
const why = whySkipped(directory, programs, judged, system);
if (why === undefined)
directories.push(directory);
else
skipped.push({ entry, why, holds: programs.map(({ name }) => name) });
}
return { directories, skipped };
}
function withoutProposedPrograms(environment, places, name, system = HERE) {
const { directories, skipped } = readPath(environment, places, system);
if (skipped.length === 0)
return environment;
for (const each of skipped)
if (each.holds.length > 0)
name(saySkipped(each));
const path = directories.join(system.path.delimiter);
return { ...environment, [nameOfPath(environment, system)]: path };
}
function environmentFor(environment, cwd) {
const places = { proposed: [(0,_find_repository_js_2_ .I8)(cwd) ?? cwd], workingDirectory: cwd };
return withoutProposedPrograms(environment, places, () => undefined);
}
function findOnPath(program, environment) {
const { directories } = readPath(environment, { proposed: [], workingDirectory: node_path_1_.sep });
return firstIn(directories, program, environment, HERE);
}
function innermostAround(path, directories, { path: names }) {
const around = directories.filter((directory) => {
const inner = names.relative(directory, path);
return inner !== '..' && !inner.startsWith(`..${names.sep}`) && !names.isAbsolute(inner);
});
return around.toSorted((one, other) => other.length - one.length)[0];
}
function whySkipped(directory, programs, { proposed, noScripts }, system) {
const { path: names } = system;
if (!names.isAbsolute(directory))
return 'only absolute entries count';
if (/^\/+(?:proc|dev)(?:\/|$)/.test(names.normalize(directory))) {
return 'each process finds another directory there';
}
for (const { what, path } of [
{ what: 'it', path: directory },
...programs.map((each) => ({ what: `its ${each.name}`, path: each.path })),
]) {
for (const place of system.follow(path)) {
const around = innermostAround(place, proposed, system);
if (around === undefined)
continue;
const leads = place === directory ? 'it is' : `${what} leads to ${JSON.stringify(place)},`;
return `${leads} inside of ${JSON.stringify(around)}, whose files are judged`;
}
}
const script = programs.find(({ name, path }) => noScripts.includes(name) && system.isScript(path));
return script && `its ${script.name} is a script, which may run what judged files name`;
}
function saySkipped({ entry, holds, why }) {
const shown = entry === '' ? 'an empty entry' : JSON.stringify(entry);
const programs = holds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
return `PATH: ${shown} is skipped, so its ${programs} ${holds.length > 1 ? 'are' : 'is'} not run: ${why}. Install programs outside of it.`;
}
function firstIn(directories, program, environment, system) {
const { PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
const endings = isWindows(system) ? ['', ...PATHEXT.split(';').filter(Boolean)] : [''];
for (const directory of directories) {
for (const ending of endings) {
const path = system.path.join(directory, program + ending);
if (system.isProgram(path))
return path;
}
}
return undefined;
}
function nameOfPath(environment, system) {
if (!isWindows(system))
return 'PATH';
return Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
const isWindows = ({ path: { sep } }) => sep === '\\';
function isProgram(path) {
return (0,_model_or_else_js_4_ .N)(() => {
if ((0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return false;
(0,node_fs_0_.accessSync)(path, node_fs_0_.constants.X_OK);
return true;
}, false);
}
const NATIVE = /^(?:7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|4d5a)/;
function isScript(path) {
let file;
try {
file = (0,node_fs_0_.openSync)(path, node_fs_0_.constants.O_RDONLY | (node_fs_0_.constants.O_NONBLOCK ?? 0));
}
catch {
return false;
}
try {
const bytes = Buffer.alloc(4);
(0,node_fs_0_.readSync)(file, bytes);
return !NATIVE.test(bytes.toString('hex'));
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
/***/ }),
/***/ 43962:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Mk: () => ( readNamed),
Ue: () => ( readDeciding),
VX: () => ( readRegular),
Wy: () => ( readRegularSync),
js: () => ( readBytesSync)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_fs_promises_1_ = __nccwpck_require__(51455);
var _model_ended_by_js_2_ = __nccwpck_require__(17953);
var _model_unreadable_file_js_3_ = __nccwpck_require__(13491);
const LONGEST_BYTES = 64 * 1024 * 1024;
const FLAGS = node_fs_0_.constants.O_RDONLY | (node_fs_0_.constants.O_NONBLOCK ?? 0);
async function readRegular(path, maxBytes = LONGEST_BYTES) {
const file = await (0,node_fs_promises_1_.open)(path, FLAGS);
try {
refuseOthers(await file.stat(), path, maxBytes);
return await file.readFile('utf8');
}
finally {
await file.close();
}
}
async function readDeciding(path, maxBytes = LONGEST_BYTES) {
try {
return (0,_model_unreadable_file_js_3_ .r)(await readRegular(path, maxBytes));
}
catch (error) {
if (!(error instanceof Error && 'code' in error))
throw error;
const code = String(error.code);
const leadsNowhere = code === 'ENOENT' || code === 'ENOTDIR';
if (leadsNowhere && !(0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false }))
return undefined;
if (leadsNowhere || code === 'ELOOP') {
throw new _model_unreadable_file_js_3_ .i(`is a link that leads to no file (${code})`);
}
if (code === 'EINVAL')
throw new _model_unreadable_file_js_3_ .i('is not a file');
if (code === 'EFBIG')
throw new _model_unreadable_file_js_3_ .i(`is longer than ${maxBytes} bytes`);
throw new _model_unreadable_file_js_3_ .i(`cannot be read (${code})`);
}
}
async function readNamed(path, signal) {
return await (0,_model_ended_by_js_2_ .m)(signal, (0,node_fs_promises_1_.readFile)(path, 'utf8'));
}
function readRegularSync(path, maxBytes = LONGEST_BYTES) {
return readBytesSync(path, maxBytes).toString('utf8');
}
function readBytesSync(path, maxBytes = LONGEST_BYTES) {
const file = (0,node_fs_0_.openSync)(path, FLAGS);
try {
refuseOthers((0,node_fs_0_.fstatSync)(file), path, maxBytes);
return (0,node_fs_0_.readFileSync)(file);
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
function refuseOthers(stats, path, maxBytes) {
if (!stats.isFile())
throw refusal('EINVAL', `${path} is no regular file`);
if (stats.size > maxBytes)
throw refusal('EFBIG', `${path} has more than ${maxBytes} bytes`);
}
function refusal(code, message) {
return Object.assign(new Error(message), { code });
}
/***/ }),
/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Vm: () => ( takeTurn),
gG: () => ( inTurns),
tJ: () => ( node_timers_promises_0_.setImmediate)
});
var node_timers_promises_0_ = __nccwpck_require__(58500);
const TURN_MS = 100;
let began = 0;
async function takeTurn(signal) {
signal?.throwIfAborted();
if (performance.now() - began < TURN_MS)
return;
await (0,node_timers_promises_0_.setImmediate)();
began = performance.now();
signal?.throwIfAborted();
}
async function inTurns(steps, signal) {
for (;;) {
const step = steps.next();
if (step.done === true)
return step.value;
await takeTurn(signal);
}
}
/***/ }),
/***/ 72588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( addTo)
});
function addTo(map, key, item) {
const items = map.get(key);
if (items)
items.push(item);
else
map.set(key, [item]);
}
/***/ }),
/***/ 66238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
f: () => ( readCommitId)
});
function readCommitId(text) {
return text !== undefined && isCommitId(text) ? text : undefined;
}
function isCommitId(text) {
return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/***/ }),
/***/ 36433:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
p: () => ( LETTERS_OF_CONFTEST),
w: () => ( INSTEAD_OF_CONFTEST)
});
const INSTEAD_OF_CONFTEST = {
policy: 'Write `--policies DIRECTORY`.',
namespace: 'Write `namespace = ["NAME"]` in conftest.toml.',
'all-namespaces': 'Write `all-namespaces = true` in conftest.toml.',
data: 'Write `data = ["DIRECTORY"]` in conftest.toml.',
update: 'Nothing is fetched that can change unseen. Name a commit: `--policies git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`.',
combine: 'Each plan is judged by itself.',
'fail-on-warn': 'Write `--fail-on advisory`.',
'no-fail': 'Write `--fail-on never`.',
output: 'Write `--format json`, or name a file with `--junit`, `--sarif` or `--json-report`.',
parser: 'A plan is JSON. Leave it out.',
'rego-version': 'Each file is judged in the version that it is written in. Leave it out.',
};
const LETTERS_OF_CONFTEST = {
p: 'policy',
n: 'namespace',
d: 'data',
u: 'update',
o: 'output',
};
/***/ }),
/***/ 90440:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
a: () => ( didYouMean)
});
function didYouMean(word, names) {
let best;
let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
for (const name of names) {
const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
if (distance >= bestDistance)
continue;
best = name;
bestDistance = distance;
}
return best;
}
function editDistance(a, b) {
const rows = [];
const at = (row, column) => rows[row]?.[column] ?? Infinity;
for (let row = 0; row <= a.length; row++) {
rows.push([row]);
for (let column = 1; column <= b.length; column++) {
const same = a[row - 1] === b[column - 1];
const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
const cost = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + (same ? 0 : 1), swapped ? at(row - 2, column - 2) + 1 : Infinity);
rows[row]?.push(cost);
}
}
return at(a.length, b.length);
}
/***/ }),
/***/ 17953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( TimeIsUp),
m: () => ( endedBy)
});
class TimeIsUp extends Error {
name = 'TimeIsUp';
constructor() {
super('The time for this was over, and something on this machine had not ended: git, another program, or the reading of a file.');
}
}
async function endedBy(signal, work) {
work.catch(() => undefined);
signal.throwIfAborted();
let onAbort = () => undefined;
const ended = new Promise((resolve) => {
onAbort = resolve;
signal.addEventListener('abort', onAbort, { once: true });
}).then(() => {
throw signal.reason;
});
try {
return await Promise.race([work, ended]);
}
finally {
signal.removeEventListener('abort', onAbort);
}
}
/***/ }),
/***/ 34271:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
g: () => ( errorMessage)
});
function errorMessage(error) {
const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
return String(hasMessage ? error.message : error);
}
/***/ }),
/***/ 62056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
P: () => ( environmentSecrets),
w: () => ( concealedIn)
});
var _secrets_js_0_ = __nccwpck_require__(72166);
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
const SHORTEST_IN_FILES = 16;
function environmentSecrets(environment, named = SECRET_NAME) {
return valuesOf(environment, (name) => named.test(name), SHORTEST_IN_FILES);
}
const CONCEALED_NAME = /^(?!STATE_)(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])PWD|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|ACCESS|ACCOUNT|STORAGE|PRIVATE|SEAL|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
const COMMON = /^[a-z]{1,12}$/;
function concealedIn(environment) {
const named = valuesOf(environment, (name) => CONCEALED_NAME.test(name), SHORTEST_IN_REPORTS);
const logins = Object.entries(environment)
.flatMap(([name, value = '']) => [
...loginsIn(PROXY.test(name) && !value.includes('://') ? `http://${value}` : value),
...WRITTEN.flatMap((form) => Array.from(value.matchAll(form), ([, secret = '']) => secret)),
])
.flatMap((login) => [login, (0,_secrets_js_0_ .DH)(login)])
.filter(({ length }) => length >= SHORTEST_IN_REPORTS);
return [...new Set([...named, ...logins])].filter((value) => !COMMON.test(value));
}
const PROXY = /^(?:https?|all)_proxy$/i;
function loginsIn(text) {
return Array.from(text.matchAll(/:\/\/([^\s/?#"']*)@/g)).flatMap(([, login = '']) => {
const [user = '', ...password] = login.split(':');
return password.join(':') || (/\d/.test(user) ? user : []);
});
}
const WRITTEN = [
/\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
/\bpassword\s+(\S+)/g,
/\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];
function valuesOf(environment, isSecret, shortest) {
return Object.entries(environment)
.filter(([name]) => isSecret(name) || name.startsWith('TF_TOKEN_'))
.map(([, value]) => value?.trim() ?? '')
.filter(({ length }) => length >= shortest);
}
/***/ }),
/***/ 65917:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
K: () => ( nameSome)
});
function nameSome(names, most) {
const rest = names.length - most;
return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
/***/ }),
/***/ 17026:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
N: () => ( orElse)
});
function orElse(read, otherwise) {
try {
return read();
}
catch {
return otherwise;
}
}
/***/ }),
/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$J: () => ( parseNumber),
Do: () => ( parseKey),
E1: () => ( parseList),
E9: () => ( parseDuration),
Fo: () => ( collect),
HU: () => ( parseChoice),
Pf: () => ( fieldsOf),
_F: () => ( fieldOf),
c3: () => ( listOf),
cj: () => ( sentencesOf),
hb: () => ( parseGroup),
og: () => ( parseFlag),
qF: () => ( parseJson),
u4: () => ( isRecord)
});
var _or_else_js_2_ = __nccwpck_require__(17026);
var _quote_js_0_ = __nccwpck_require__(28187);
var _did_you_mean_js_1_ = __nccwpck_require__(90440);
function sentencesOf(problems) {
return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
function isRecord(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
const isObject = typeof value === 'object' && value !== null;
return isObject ? value : {};
}
function fieldOf(value, key) {
return isRecord(value) ? value[key] : undefined;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
function parseDuration(text) {
const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
const [, ...counts] = parts ?? [];
const value = UNITS_MS.reduce((sum, ms, at) => sum + ms * Number(counts[at] ?? 0), 0);
return value > 0
? { value }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
function parseFlag(text) {
const word = text.trim().toLowerCase();
if (TRUE.includes(word))
return { value: true };
if (FALSE.includes(word))
return { value: false };
return { problem: `${(0,_quote_js_0_ .hD)(text)} is neither true nor false. Write true or false.` };
}
function parseNumber(text) {
const trimmed = text.trim();
const value = Number(trimmed);
return /^[0-9]{1,15}$/.test(trimmed) && value > 0
? { value }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
const value = choices.find((choice) => choice === text.trim().toLowerCase());
if (value !== undefined)
return { value };
const near = (0,_did_you_mean_js_1_ .a)(text, choices);
const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js_0_ .hD)(near)}?`;
return { problem: `${(0,_quote_js_0_ .hD)(text)} is not a choice. Write ${(0,_quote_js_0_ .Vo)(choices)}.${meant}` };
}
function parseKey(text) {
return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
? { value: text }
: { problem: 'is longer than 100 characters or has control characters in it.' };
}
function parseGroup(text) {
return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
? { value: text }
: { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
function parseList(text) {
const trimmed = text.trim();
const inBrackets = trimmed.startsWith('[');
if (inBrackets !== trimmed.endsWith(']')) {
const mismatch = inBrackets
? 'begins with "[" but does not end with "]"'
: 'ends with "]" but does not begin with "["';
return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
}
if (inBrackets)
return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
const lines = trimmed
.split(/\r\n|\n|\r/)
.map((line) => line.trim())
.filter((line) => line !== '' && !line.startsWith('#'));
const isDashed = (line) => line === '-' || line.startsWith('- ');
if (!lines.some(isDashed)) {
const parsed = collect(lines.map((line) => parseItems(line.replace(/,$/, ''))));
return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
}
const undashed = lines.find((line) => !isDashed(line));
if (undashed === undefined)
return collect(lines.map((line) => parseItem(line.slice(1))));
return {
problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js_0_ .hD)(undashed)}). Write all of them the same way.`,
};
}
function parseItems(text) {
if (text.trim() === '')
return { value: [] };
return collect(text.split(',').map(parseItem));
}
function parseItem(text) {
const item = text.trim();
if (item === '')
return { problem: 'has an empty item. Take out the extra comma or dash.' };
const [, mark = '', inner = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
if (mark !== '' && !inner.includes(mark))
return { value: inner.trim() };
if (/^["']|["']$/.test(item))
return { problem: `has a quote that is not closed: ${(0,_quote_js_0_ .hD)(item)}.` };
if (/[[\]{}]/.test(item)) {
return {
problem: `has a bracket in the wrong place: ${(0,_quote_js_0_ .hD)(item)}. Write \`[a, b]\` or one per line.`,
};
}
return { value: item };
}
function collect(items) {
const values = [];
for (const item of items) {
if ('problem' in item)
return item;
values.push(item.value);
}
return { value: values };
}
function parseJson(text) {
return (0,_or_else_js_2_ .N)(() => JSON.parse(text), undefined);
}
/***/ }),
/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Iz: () => ( proxiesIn),
iJ: () => ( proxyFor),
oS: () => ( isSocks)
});
const VARIABLES = {
'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
'http:': ['http_proxy', 'all_proxy'],
};
function proxyFor(url, environment) {
const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
if (proxy === undefined)
return undefined;
return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
function proxiesIn(environment) {
return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
function valueOf(name, environment) {
return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
function namedProxy(names, environment) {
const name = names.find((each) => valueOf(each, environment) !== '');
if (name === undefined)
return undefined;
const value = valueOf(name, environment);
const url = parseProxy(value);
const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
return {
variable: name.toUpperCase(),
value,
url: isUsable ? url : undefined,
host: url?.host ?? '',
};
}
function parseProxy(value) {
const address = value.includes('://') ? value : `http://${value}`;
if (!URL.canParse(address))
return undefined;
const url = new URL(address);
return url.hostname === '' ? undefined : url;
}
function isSocks({ value }) {
return /^socks\w*:\/\//i.test(value);
}
function isExempt({ hostname, port, protocol }, noProxy) {
const host = hostname.replace(/^\[(.*)\]$/, '$1');
const address = parseAddress(host);
if (host === 'localhost' || (address !== undefined && isLoopbackAddress(address)))
return true;
const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
return noProxy
.toLowerCase()
.split(/[\s,]+/)
.some((entry) => entry !== '' && matches(entry, { host, address, port: portOfUrl }));
}
function matches(entry, { host, address, port }) {
if (entry === '*')
return true;
const range = parseRange(entry);
if (range !== undefined)
return address !== undefined && isInside(address, range);
const [name, only] = splitPort(entry) ?? [entry, ''];
if (only !== '' && only !== port)
return false;
const exact = parseAddress(name);
if (exact !== undefined)
return address !== undefined && String(exact) === String(address);
if (name === '' || address !== undefined)
return false;
const end = name.startsWith('*.') ? name.slice(1) : name;
const ascii = inAscii(end.replace(/^\./, ''));
return host.endsWith(`.${ascii}`) || (!end.startsWith('.') && host === ascii);
}
function splitPort(entry) {
const [, bracketed, ofBracketed, plain, ofPlain] = /^(?:\[([^[\]]*)\](?::([^:[\]]*))?|([^:[\]]*):([^:[\]]*))$/.exec(entry) ?? [];
const host = bracketed ?? plain;
return host === undefined ? undefined : [host, ofBracketed ?? ofPlain ?? ''];
}
function inAscii(name) {
if (/^[\x00-\x7f]*$/.test(name))
return name;
return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
const NUMBER = '(?:0|[1-9][0-9]{0,2})';
const IPV4 = new RegExp(`^${NUMBER}(?:\\.${NUMBER}){3}$`);
function parseAddress(text) {
const bytes = bytesOf(text);
return bytes && withoutMapping(bytes);
}
function bytesOf(text) {
if (IPV4.test(text)) {
const bytes = text.split('.').map(Number);
return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}
if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/.test(text) || !URL.canParse(`http://[${text}]`))
return undefined;
const [before = '', after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
const groupsIn = (part) => (part === '' ? [] : part.split(':'));
const first = groupsIn(before);
const last = groupsIn(after ?? '');
const zeros = Array(8 - first.length - last.length).fill('0');
return [...first, ...zeros, ...last]
.map((group) => Number.parseInt(group, 16))
.flatMap((group) => [group >> 8, group & 0xff]);
}
const MAPPED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff];
function withoutMapping(bytes) {
const isMapped = bytes.length === 16 && MAPPED.every((byte, at) => bytes[at] === byte);
return isMapped ? bytes.slice(12) : bytes;
}
function isLoopbackAddress(address) {
return address.length === 4
? address[0] === 127
: address.every((byte, at) => byte === (at === 15 ? 1 : 0));
}
function parseRange(entry) {
const [, text = '', digits = ''] = /^([^/]+)\/([0-9]{1,6})$/.exec(entry) ?? [];
const bytes = bytesOf(text);
const bits = Number(digits);
if (bytes === undefined || bits > bytes.length * 8)
return undefined;
const masked = bytes.map((byte, at) => byte & maskOf(at, bits));
const address = withoutMapping(masked);
return { address, bits: bits - (masked.length - address.length) * 8 };
}
function isInside(address, range) {
return (address.length === range.address.length &&
address.every((byte, at) => (byte & maskOf(at, range.bits)) === range.address[at]));
}
function maskOf(at, bits) {
const inByte = Math.min(8, Math.max(0, bits - at * 8));
return (0xff << (8 - inByte)) & 0xff;
}
/***/ }),
/***/ 28187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
FI: () => ( escapeUnits),
Vo: () => ( alternatives),
hD: () => ( quote)
});
function quote(text) {
const line = text.replace(/\s+/g, ' ').trim();
return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
function escapeUnits(text) {
return text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function alternatives(words) {
if (words.length < 2)
return words.join('');
return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
/***/ }),
/***/ 72166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BF: () => ( secretsOfLog),
DH: () => ( decoded),
gE: () => ( createSecrets),
ju: () => ( base64Of),
mb: () => ( searchablePieces)
});
var _or_else_js_1_ = __nccwpck_require__(17026);
var _verdict_js_0_ = __nccwpck_require__(83538);
const SHORTEST = 6;
const VERDICT_WORDS = new Set(_verdict_js_0_ .bk);
const PART = 12;
function createSecrets(values = []) {
const kept = new Set();
const short = [];
const forms = new Map();
const steps = createSteps();
const secrets = {
keep(value) {
if (value.length < SHORTEST || VERDICT_WORDS.has(value))
return false;
if (kept.has(value))
return true;
kept.add(value);
for (const form of formsOf(value)) {
const part = form.text.slice(form.anchor, form.anchor + PART);
if (part.length < PART)
short.push(form.text);
else {
forms.set(part, (forms.get(part) ?? []).concat(form));
steps.add(part);
}
}
return true;
},
conceal(text) {
if (kept.size === 0)
return text;
const spans = [];
for (let at = steps.next(text, 0); at >= 0; at = steps.next(text, at + 1)) {
for (const form of forms.get(text.slice(at, at + PART)) ?? []) {
const span = extend(text, at, form);
const missing = form.text.length - (span[1] - span[0]);
const isOwn = missing >= SHORTEST && isPlainText(text, span);
if (missing === 0 || (!form.whole && !isOwn))
spans.push(span);
}
}
return short.reduce((shown, form) => shown.replaceAll(form, '***'), cover(text, spans));
},
concealAll: (value) => mapStrings(value, (text) => secrets.conceal(text)),
};
for (const value of values)
secrets.keep(value);
return secrets;
}
function secretsOfLog(log, values) {
for (const value of values)
log.secret(value);
return createSecrets(values);
}
const BLOCK = 3;
function createSteps() {
const stepAfter = new Uint8Array(2 ** 16).fill(PART - BLOCK + 1);
const hashAt = (text, end) => (text.charCodeAt(end - 1) ^
(text.charCodeAt(end - 2) << 5) ^
(text.charCodeAt(end - 3) << 10)) &
0xffff;
return {
add(part) {
for (let end = BLOCK; end <= PART; end++) {
const hash = hashAt(part, end);
stepAfter[hash] = Math.min(stepAfter[hash] ?? 0, PART - end);
}
},
next(text, from) {
for (let end = from + PART; end <= text.length;) {
const step = stepAfter[hashAt(text, end)] ?? 0;
if (step === 0)
return end - PART;
end += step;
}
return -1;
},
};
}
function extend(text, at, { text: form, anchor }) {
let before = 0;
while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
before++;
}
let length = PART;
while (anchor + length < form.length && text[at + length] === form[anchor + length])
length++;
return [at - before, at + length];
}
const IS_WORD = /^[A-Za-z0-9]$/;
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;
const PLAIN_WORD = /^[a-z]{1,16}$/;
const MOST_WORDS = 2;
function isPlainText(text, [from, to]) {
let start = from;
let end = to;
while (IS_WORD.test(text[start] ?? '') && IS_WORD.test(text[start - 1] ?? ''))
start--;
while (IS_WORD.test(text[end - 1] ?? '') && IS_WORD.test(text[end] ?? ''))
end++;
const words = text.slice(start, end).split(BETWEEN_WORDS).filter(Boolean);
return words.length <= MOST_WORDS && words.every((word) => PLAIN_WORD.test(word));
}
function cover(text, spans) {
let shown = '';
let done = -1;
for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
if (from > done)
shown += `${text.slice(Math.max(done, 0), from)}***`;
done = Math.max(done, to);
}
return shown + text.slice(Math.max(done, 0));
}
function formsOf(value) {
const address = toAddress(value);
if (address === undefined) {
return [...spellingsOf(value), ...base64Of(value)].flatMap((text) => anchored(text, text, 48));
}
const { pathname, search } = address;
const path = pathname + search;
const pieces = piecesOf(value);
const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
return [
...spellings.flatMap((text) => pieces.flatMap((piece) => anchored(text, piece, 8))),
...[...pieces.flatMap(spellingsOf), ...base64Of(path)].flatMap((text) => anchored(text, text, 8)),
...[value, path, pathname, search]
.filter(({ length }) => length >= PART)
.map((text) => ({ text, anchor: 0, whole: true })),
];
}
function anchored(text, piece, most) {
const first = text.indexOf(piece);
if (first < 0)
return [];
const last = first + Math.max(0, piece.length - PART);
const step = Math.ceil(piece.length / most);
const anchors = Array.from({ length: Math.ceil((last - first) / step) }, (_, n) => first + n * step);
return [...anchors, last].map((anchor) => ({ text, anchor, whole: false }));
}
function toAddress(value) {
const address = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
return address ? new URL(value, 'http://host') : undefined;
}
function searchablePieces(value) {
const pieces = [...new Set(piecesOf(value))];
return pieces.length === 0 ? [value] : pieces;
}
function piecesOf(value) {
const { pathname, search } = toAddress(value) ?? new URL('http://host');
const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
return [...pathname.split('/'), ...values].filter(isOpaque);
}
function isOpaque(text) {
if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
return false;
if (/^[0-9a-f-]{32,}$/i.test(text))
return true;
const kinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part));
const runs = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
return kinds(text).length === 3 || runs.some((run) => kinds(run).length > 1);
}
function spellingsOf(text) {
const escaped = encodeURIComponent(text);
const lower = escaped.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
return [...new Set([text, decoded(text), escaped, lower, JSON.stringify(text).slice(1, -1)])];
}
function decoded(text) {
return (0,_or_else_js_1_ .N)(() => decodeURIComponent(text), text);
}
function base64Of(text) {
const bytes = Buffer.from(text);
return [0, 1, 2].flatMap((shift) => {
const from = Math.ceil((8 * shift) / 6);
const to = Math.floor((8 * (shift + bytes.length)) / 6);
const shifted = Buffer.concat([Buffer.alloc(shift), bytes]);
const both = new Set([shifted.toString('base64'), shifted.toString('base64url')]);
return Array.from(both, (all) => all.slice(from, to));
});
}
function mapStrings(value, change) {
if (typeof value === 'string')
return change(value);
if (Array.isArray(value))
return value.map((item) => mapStrings(item, change));
if (typeof value !== 'object' || value === null || !isPlain(value))
return value;
return Object.fromEntries(Object.entries(value).map(([key, item]) => [
OWN_FIELD.test(key) ? key : change(key),
mapStrings(item, change),
]));
}
const OWN_FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;
function isPlain(value) {
const prototype = Object.getPrototypeOf(value);
return prototype === Object.prototype || prototype === null;
}
/***/ }),
/***/ 13491:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
i: () => ( UnreadableFile),
r: () => ( wholeText)
});
class UnreadableFile extends Error {
name = 'UnreadableFile';
}
function wholeText(text) {
if (!/[\0\uFFFD]/.test(text))
return text;
throw new UnreadableFile('is no text in UTF-8. Save it as UTF-8');
}
/***/ }),
/***/ 83538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
FO: () => ( exitCodeOf),
QZ: () => ( worst),
bk: () => ( VERDICTS),
gf: () => ( isGreen)
});
const VERDICTS = [
'passed',
'advisory',
'overridden',
'needs-override',
'blocked',
'errored',
'undecided',
'canceled',
];
function worst(words) {
return words.reduce((worse, word) => (VERDICTS.indexOf(word) > VERDICTS.indexOf(worse) ? word : worse), 'passed');
}
function isGreen(word, failOn = 'mandatory') {
switch (word) {
case 'passed':
case 'overridden':
return true;
case 'advisory':
return failOn !== 'advisory';
case 'needs-override':
case 'blocked':
return failOn === 'never';
case 'errored':
case 'undecided':
case 'canceled':
return false;
}
}
function exitCodeOf({ verdict, workspaces }, failOn, signal = 'SIGINT') {
const { word } = verdict;
if (isGreen(word, failOn))
return 0;
if (word === 'canceled' && signal === 'SIGTERM')
return 143;
if (word !== 'undecided')
return CODES[word];
const failures = workspaces
.filter((workspace) => workspace.verdict.word === word)
.map(({ failure }) => failure?.kind);
if (failures.includes('input') || failures.includes('archive'))
return 2;
if (failures.includes('refused'))
return 6;
if (failures.includes('too-large'))
return 8;
return failures.includes('network') ? 7 : CODES[word];
}
const CODES = {
passed: 1,
advisory: 1,
overridden: 1,
'needs-override': 3,
blocked: 1,
errored: 4,
undecided: 5,
canceled: 130,
};
/***/ }),
/***/ 55603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
x: () => ( VERSION)
});
const VERSION = '0.9.0';
const ON_NPM = false;
/***/ }),
/***/ 21804:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
h: () => ( withoutTrailing)
});
function withoutTrailing(text, signs) {
let end = text.length;
while (end > 0 && signs.includes(text.charAt(end - 1)))
end -= 1;
return text.slice(0, end);
}
/***/ }),
/***/ 42130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BQ: () => ( findOutside),
JN: () => ( findPlannedPlace),
df: () => ( slashed),
wd: () => ( isDirectory)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _archive_place_js_2_ = __nccwpck_require__(74043);
var _configuration_file_names_js_4_ = __nccwpck_require__(96817);
var _machine_files_here_js_3_ = __nccwpck_require__(80467);
var _model_name_some_js_5_ = __nccwpck_require__(65917);
const NAMED = 3;
async function findPlannedPlace(module, limit) {
const reached = await readModules(module);
const inside = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js_2_ .lU)(path, limit)));
const root = commonDirectory(module, inside);
return { root, workingDirectory: slashed((0,node_path_1_.relative)(root, module)) };
}
async function readModules(module) {
const { searchedFiles, readConfiguration } = await Promise.all([__nccwpck_require__.e(868), __nccwpck_require__.e(3315)]).then(__nccwpck_require__.bind(__nccwpck_require__, 51741));
const { modules } = readConfiguration(module, searchedFiles(_machine_files_here_js_3_ .a));
return modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
let common = directory;
while (!others.every((path) => (0,_archive_place_js_2_ .lU)(path, common)))
common = (0,node_path_1_.dirname)(common);
return common;
}
async function findOutside({ root, climbing }, { inside, repository }) {
if (!climbing.some((path) => (0,_configuration_file_names_js_4_ .ZC)((0,node_path_1_.basename)(path))))
return undefined;
const module = (0,node_path_1_.join)(root, ...inside.split('/'));
const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js_2_ .lU)(path, root));
if (outside.length === 0)
return undefined;
const gone = outside.filter((path) => !isDirectory(path));
if (gone.length > 0) {
const { subject, it } = describe(gone, module);
const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
return { kind: 'gone', seen, fix: 'Correct the source, or add the directory.' };
}
const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js_2_ .lU)(path, repository));
if (beyond.length > 0) {
const { subject, lies, it } = describe(beyond, module);
const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
return { kind: 'beyond', seen, fix: `Move ${it} into the repository.` };
}
const { subject, lies, it } = describe(outside, module);
const common = commonDirectory(module, outside);
const seen = `${subject} and ${lies} outside of what is sent, ${root}: the plan will not find ${it}.`;
const fix = `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path_1_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { kind: 'unsent', seen, fix };
}
function describe(paths, module) {
const sources = paths.map((path) => JSON.stringify(slashed((0,node_path_1_.relative)(module, path))));
const names = (0,_model_name_some_js_5_ .K)(sources, NAMED);
return paths.length === 1
? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
: { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
/***/ }),
/***/ 67511:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$Q: () => ( clip),
CS: () => ( prose),
EU: () => ( fence),
JK: () => ( escapeEntities),
Ow: () => ( cleanLine),
SS: () => ( codeSpan),
X5: () => ( cleanText),
h8: () => ( htmlCode),
lE: () => ( mention),
nf: () => ( link),
v7: () => ( safeHref)
});
var _model_without_trailing_js_1_ = __nccwpck_require__(21804);
var _markdown_js_0_ = __nccwpck_require__(70075);
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = 
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u17b4\u17b5\u034f\u115f\u1160\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
function cleanText(text) {
return text
.replace(TERMINAL_SEQUENCES, '')
.replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
.replace(/\p{Cs}/gu, '\ufffd')
.replace(INVISIBLE, '');
}
function cleanLine(text, limit = INLINE_LIMIT) {
const cleaned = cleanText(clipUnits(text, limit * 4));
return clip(cleaned.replace(/\s+/g, ' ').trim(), limit);
}
function clip(text, limit) {
return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
if (text.length <= limit)
return text;
const last = text.charCodeAt(limit - 1);
return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
function codeSpan(text, limit = INLINE_LIMIT) {
const line = cleanLine(text, limit);
return line === '' ? (0,_markdown_js_0_ .M) `–` : spanOf(line);
}
function mention(name) {
const isAccount = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,38})(?:\/[a-z0-9][a-z0-9._-]{0,99})?$/.test(name);
return isAccount ? (0,_markdown_js_0_ .g)(`@${name}`) : codeSpan(name, 80);
}
function spanOf(line) {
const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
let length = 1;
while (runs.has(length))
length += 1;
const ticks = '`'.repeat(length);
const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
return (0,_markdown_js_0_ .g)(`${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`);
}
function breakMarkers(text) {
return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}
function escapePipes(line) {
return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}
function prose(text, limit = 600) {
const parts = [];
let code = [];
const flush = (after = '') => {
if (code.length === 0)
return;
const words = code.join(' ');
parts.push(spanOf(words) + after);
code = [];
};
for (const { word, marked, before, after } of splitWords(cleanLine(text, limit))) {
const whole = before + word + after;
const first = parts.length === 0 && code.length === 0;
const isFirst = first && /^\d{1,9}[.)]$/.test(whole);
if (!marked && !isFirst && (isPlain(whole) || (!first && isSign(whole)))) {
flush();
parts.push(whole);
}
else {
const apart = marked || before !== '' || word.startsWith('https://');
if (apart)
flush();
code.push(word);
if (apart || after !== '')
flush(after);
const at = parts.length - 1;
if (before !== '')
parts[at] = before + (parts[at] ?? '');
}
}
flush();
return (0,_markdown_js_0_ .g)(parts.join(' '));
}
const WORD = /(?<!\S)(\(?)(?:`([^`]+)`|"([^"]+)")([).,;:!?…]*)(?!\S)|\S+/gu;
function splitWords(line) {
return Array.from(line.matchAll(WORD)).flatMap(([whole, before = '', code, quoted, after = '']) => {
const inside = (code ?? quoted ?? '').trim();
const harmless = quoted !== undefined && quoted.split(' ').every(isPlain);
if (inside !== '' && !harmless)
return { word: inside, before, after, marked: true };
return whole.split(' ').map(splitWord);
});
}
function splitWord(text) {
if (!/[\p{L}\p{N}]/u.test(text))
return { word: text, before: '', after: '', marked: false };
const before = text.startsWith('(') ? '(' : '';
const inner = (0,_model_without_trailing_js_1_ .h)(text, '.,;:!?…').slice(before.length);
const stops = text.slice(before.length + inner.length);
const closes = inner.length > 1 && inner.endsWith(')') && !inner.includes('(');
const word = closes ? inner.slice(0, -1) : inner;
return { word, before, after: closes ? `)${stops}` : stops, marked: false };
}
function isSign(word) {
return word === '=' || word === '+' || word === '-';
}
const PLAIN = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain(word) {
return (PLAIN.test(word) &&
/[\p{L}\p{N}–—…·]/u.test(word) &&
!/:./u.test(word) &&
!/www\./iu.test(word) &&
!/[A-Z]-\d/iu.test(word) &&
!word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part)));
}
function fence(text) {
const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ''));
const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
return (0,_markdown_js_0_ .g)(`${ticks}text\n${body}\n${ticks}`);
}
function htmlCode(text, limit = INLINE_LIMIT) {
const line = cleanLine(text, limit);
return line === '' ? (0,_markdown_js_0_ .M) `–` : (0,_markdown_js_0_ .g)(`<code>${escapeEntities(line, /[&<>"']/g)}</code>`);
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function escapeEntities(text, signs) {
return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
function link(text, url, origins) {
const href = url === undefined ? undefined : safeHref(url, origins);
return (0,_markdown_js_0_ .g)(href === undefined ? text : `[${text}](${href})`);
}
function safeHref(url, origins) {
if (!URL.canParse(url))
return undefined;
const parsed = new URL(url);
if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
return undefined;
if (parsed.username !== '' || parsed.password !== '')
return undefined;
if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin))
return undefined;
return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
/***/ }),
/***/ 47912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
et: () => ( printableJson),
hF: () => ( renderJson)
});
var _model_quote_js_0_ = __nccwpck_require__(28187);
function renderJson(view) {
return printableJson(fieldsOf(view));
}
function fieldsOf(view) {
const { context, audit, unaffected } = view;
const { runOptions = [], uncommittedFiles } = context;
return {
schemaVersion: view.schemaVersion,
tool: { name: 'plangate', version: context.version },
verdict: view.verdict,
green: view.green,
failOn: context.failOn,
runOptions: runOptions.length > 0 ? runOptions : undefined,
headline: view.headline,
nextSteps: view.nextSteps,
overrides: view.overrides,
counts: view.counts,
workspaces: view.workspaces.map((workspace) => ({ ...workspace, timestamps: undefined })),
unaffected: unaffected.length > 0 ? unaffected : undefined,
findings: view.findings.map(withoutExcerpts),
resolved: view.resolved,
results: view.results.map(withoutExcerpts),
runTasks: view.runTasks,
audit: audit.length > 0 ? audit : undefined,
archives: view.archives,
organization: context.organization || undefined,
hostname: context.isLocal === true ? undefined : context.hostname,
group: context.group,
commit: context.commit,
dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
pullRequest: context.pullRequest,
job: context.job,
startedAt: context.startedAt,
durationMs: view.durationMs,
};
}
function withoutExcerpts(one) {
const resources = one.resources.map((resource) => ({
...resource,
attribute: undefined,
excerpt: undefined,
}));
return { ...one, resources, excerpt: undefined, printedFor: undefined };
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js_0_ .FI)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
/***/ }),
/***/ 70075:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
M: () => ( written),
g: () => ( asMarkdown)
});
function written(strings, ...holes) {
return strings.map((text, at) => (at === 0 ? text : `${String(holes[at - 1])}${text}`)).join('');
}
function asMarkdown(text) {
return text;
}
/***/ }),
/***/ 22195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Bv: () => ( safeLines),
Z$: () => ( neutraliseLog),
f: () => ( renderLoggingCommand),
om: () => ( safeLine)
});
var _escape_markdown_js_0_ = __nccwpck_require__(67511);
function toLogLine(text) {
return text;
}
const GUTTER = '│ ';
function neutraliseLog(text) {
return splitLines(text).map((line) => toLogLine(GUTTER + breakCommands(cleanLogLine(line))));
}
function safeLine(line) {
const cleaned = breakCommands(cleanLogLine(splitLines(line).join(' ')));
return toLogLine(cleaned.replace(/^(\s*)(?=::)/u, '$1\\'));
}
function safeLines(...lines) {
return lines.map((line) => toLogLine((0,_escape_markdown_js_0_ .$Q)(safeLine((0,_escape_markdown_js_0_ .$Q)(line, 4_000)), 1_000).trimEnd()));
}
function splitLines(text) {
return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
function cleanLogLine(line) {
return (0,_escape_markdown_js_0_ .X5)(line)
.replaceAll('\n', ' ')
.replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
function breakCommands(line) {
return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
const IN_MESSAGE = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };
function renderLoggingCommand(name, properties, message) {
const list = propertyList(properties, ';', ON_AZURE);
return toLogLine(`##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`);
}
function propertyList(properties, between, escapes) {
const list = Object.entries(properties)
.filter(([, value]) => value !== undefined && value !== '')
.map(([key, value]) => `${key}=${escapeWith(escapes, (0,_escape_markdown_js_0_ .$Q)(String(value), PROPERTY_LIMIT))}`);
return list.length > 0 ? ` ${list.join(between)}` : '';
}
function escapeWith(escapes, text) {
const cut = (0,_escape_markdown_js_0_ .$Q)((0,_escape_markdown_js_0_ .X5)(text), MESSAGE_LIMIT);
return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
/***/ }),
/***/ 74913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$B: () => ( asIs),
$z: () => ( groupBy),
Ej: () => ( size),
Ku: () => ( firstOf),
LN: () => ( byAnd),
R3: () => ( policies),
U9: () => ( count),
X: () => ( byCodeUnit),
dh: () => ( workspaces),
iA: () => ( minuteOf),
oR: () => ( joined),
p_: () => ( list),
vk: () => ( elapsed),
zD: () => ( grouped)
});
var _markdown_js_0_ = __nccwpck_require__(70075);
function count(number, one, many) {
return (0,_markdown_js_0_ .g)(`${grouped(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}
const policies = (number) => count(number, 'policy', 'policies');
const workspaces = (number) => count(number, 'workspace');
function grouped(number) {
return (0,_markdown_js_0_ .g)(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','));
}
const asIs = (text) => text;
function list(items, limit = Infinity, mark = asIs) {
const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
const rest = items.length - shown.length;
return byAnd([...shown.map(mark), ...(rest > 0 ? [`${grouped(rest)} more`] : [])]).join('');
}
function firstOf(items, limit, mark = asIs, others = grouped) {
const rest = items.length - limit;
const shown = byAnd(items.slice(0, limit).map(mark)).join('');
return rest > 0 ? `${shown} and ${others(rest)} more` : shown;
}
function byAnd(parts) {
return parts.flatMap((part, at) => {
const between = at === parts.length - 1 ? ' and ' : ', ';
return at === 0 ? [part] : [(0,_markdown_js_0_ .g)(between), part];
});
}
function joined(between, ...parts) {
return parts.filter(Boolean).join(between);
}
function byCodeUnit(one, other) {
return one < other ? -1 : one > other ? 1 : 0;
}
function groupBy(items, keyOf) {
const groups = new Map();
for (const item of items) {
const key = JSON.stringify(keyOf(item));
const group = groups.get(key);
if (group)
group.push(item);
else
groups.set(key, [item]);
}
return [...groups.values()];
}
function minuteOf(iso) {
const date = new Date(iso);
return Number.isNaN(date.getTime())
? ''
: (0,_markdown_js_0_ .g)(`${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}
function size(bytes) {
if (bytes < 1000)
return count(bytes, 'byte');
const units = ['kB', 'MB', 'GB', 'TB'];
let value = bytes;
let unit = -1;
while (value >= 999.5 && unit < units.length - 1) {
value /= 1000;
unit += 1;
}
return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}
function elapsed(ms) {
const seconds = Math.max(0, Math.floor(ms / 1000));
const two = (number) => String(number).padStart(2, '0');
const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
return (0,_markdown_js_0_ .g)(`${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
}
/***/ }),
/***/ 80204:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
cz: () => ( clipped),
jC: () => ( padded),
qz: () => ( widthOf)
});
const WIDE = /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])$/u;
function widthOf(text) {
if (/^[ -~]*$/.test(text))
return text.length;
let width = 0;
for (const character of text) {
if (/^\p{M}$/u.test(character))
continue;
width += WIDE.test(character) ? 2 : 1;
}
return width;
}
function clipped(text, columns) {
if (widthOf(text) <= columns)
return text;
let kept = '';
for (const character of text) {
if (widthOf(kept) + widthOf(character) > columns - 1)
break;
kept += character;
}
return `${kept}…`;
}
function padded(text, columns) {
return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
/***/ })
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: false,
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if(threw) delete __webpack_module_cache__[moduleId];
}
module.loaded = true;
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if(mode & 1) value = this(value);
if(mode & 8) return value;
if(typeof value === 'object' && value) {
if((mode & 4) && value.__esModule) return value;
if((mode & 16) && typeof value.then === 'function') return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
}
def['default'] = () => (value);
__nccwpck_require__.d(ns, def);
return ns;
};
})();
(() => {
__nccwpck_require__.d = (exports, definition) => {
for(var key in definition) {
if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
}
}
};
})();
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => {
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
};
})();
(() => {
__nccwpck_require__.u = (chunkId) => {
return ({
  "21": "shared-from-change-json.js",
  "44": "judge-locally.js",
  "98": "open-local.js",
  "109": "run-demo.js",
  "190": "read-plan.js",
  "621": "plan-sources.js",
  "868": "shared-parse-hcl.js",
  "1028": "shared-judge.js",
  "1046": "read-audit.js",
  "1056": "read-policies.js",
  "1105": "to-view.js",
  "1126": "find-exceptions.js",
  "1238": "open-served.js",
  "1242": "get-opa.js",
  "1260": "exec.js",
  "1960": "gate.js",
  "2184": "github.js",
  "2285": "combine-here.js",
  "2344": "shared-calls.js",
  "2482": "azure.js",
  "2521": "examine-workflows.js",
  "2569": "own-policies.js",
  "2605": "shared-send.js",
  "2657": "shared-workflow-parser.js",
  "2739": "made-of.js",
  "2856": "re2js.js",
  "2920": "gitea.js",
  "3308": "commands.js",
  "3315": "read-configuration.js",
  "3849": "audit-page.js",
  "3929": "redacted-plan.js",
  "3993": "shared-findings.js",
  "4220": "first-policy.js",
  "4297": "shared-words.js",
  "4397": "circleci.js",
  "4791": "judge-runs.js",
  "5016": "bitbucket.js",
  "5301": "decide.js",
  "5605": "examine-run.js",
  "5809": "find-opa.js",
  "5933": "shared-program-plan.js",
  "6185": "carry-places.js",
  "6254": "shared-shapes.js",
  "6353": "shared-changes.js",
  "6569": "named-files.js",
  "6723": "shared-open-rego.js",
  "6736": "fetch-plan-json.js",
  "6752": "undici.js",
  "6806": "pinned-policies.js",
  "6846": "gitlab.js",
  "7010": "apply-run.js",
  "7492": "locate-results.js",
  "7671": "service.js",
  "7673": "open-trial.js",
  "7751": "jenkins.js",
  "7768": "hidden-values.js",
  "7832": "end-run.js",
  "7934": "valibot.js",
  "8113": "open-plan-file.js",
  "8448": "program-engine.js",
  "8502": "server.js",
  "8571": "examine-local.js",
  "8697": "tar.js",
  "8712": "seed.js",
  "8717": "digest.js",
  "8805": "apart.js",
  "8806": "buildkite.js",
  "9307": "read-excerpts.js",
  "9312": "host.js",
  "9535": "uncommitted.js",
  "9983": "find-plans.js"
})[chunkId];
};
})();
(() => {
__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
(() => {
__nccwpck_require__.r = (exports) => {
if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
}
Object.defineProperty(exports, '__esModule', { value: true });
};
})();
(() => {
__nccwpck_require__.nmd = (module) => {
module.paths = [];
if (!module.children) module.children = [];
return module;
};
})();
(() => {
var installedChunks = {
8792: 0
};
var installChunk = (data) => {
var {ids, modules, runtime} = data;
var moduleId, chunkId, i = 0;
for(moduleId in modules) {
if(__nccwpck_require__.o(modules, moduleId)) {
__nccwpck_require__.m[moduleId] = modules[moduleId];
}
}
if(runtime) runtime(__nccwpck_require__);
for(;i < ids.length; i++) {
chunkId = ids[i];
if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
installedChunks[chunkId][0]();
}
installedChunks[ids[i]] = 0;
}
}
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
if(installedChunkData !== 0) { 
if(installedChunkData) {
promises.push(installedChunkData[1]);
} else {
if(true) { 
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
throw e;
});
var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
promises.push(installedChunkData[1] = promise);
}
}
}
};
})();
var __webpack_exports__ = {};
var external_node_process_ = __nccwpck_require__(1708);
;// CONCATENATED MODULE: external "node:readline/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
var version = __nccwpck_require__(55603);
var promises_ = __nccwpck_require__(58500);
var execute = __nccwpck_require__(4643);
;// CONCATENATED MODULE: ./build/src/machine/leave.js
const THREADS_MS = 100;
const LOOK_MS = 10;
async function leave(exitCode) {
(0,execute.vs)();
for (let waitedMs = 0; isThreadBusy() && waitedMs < THREADS_MS; waitedMs += LOOK_MS) {
await (0,promises_.setTimeout)(LOOK_MS);
}
return leaveNow(exitCode);
}
function leaveNow(exitCode) {
(0,execute.vs)();
if (isThreadBusy())
endByForce(exitCode);
external_node_process_.exit(exitCode);
}
function isThreadBusy() {
return external_node_process_.getActiveResourcesInfo()
.some((kind) => kind.startsWith('FSReq') || kind.startsWith('GetAddrInfo'));
}
const SIGNALS = { 130: 'SIGINT', 143: 'SIGTERM' };
function endByForce(exitCode) {
const execve = Reflect.get(external_node_process_, 'execve');
try {
if (typeof execve === 'function') {
Reflect.apply(execve, external_node_process_, ['/bin/sh', ['sh', '-c', `exit ${exitCode}`], {}]);
}
}
catch {
}
const signal = SIGNALS[exitCode] ?? 'SIGKILL';
external_node_process_.removeAllListeners(signal);
external_node_process_.kill(external_node_process_.pid, signal);
}
;// CONCATENATED MODULE: ./build/src/machine/system-clock.js
function systemClock() {
return {
now: () => performance.now(),
date: () => new Date(),
sleep: async (ms, signal) => {
try {
await (0,promises_.setTimeout)(Math.max(0, ms), undefined, signal ? { signal } : {});
}
catch (error) {
throw signal?.aborted ? signal.reason : error;
}
},
};
}
var alarms = __nccwpck_require__(7225);
var command = __nccwpck_require__(24953);
var pack = __nccwpck_require__(69011);
var run_program = __nccwpck_require__(31300);
var width = __nccwpck_require__(80204);
;// CONCATENATED MODULE: ./build/src/cli/screen.js
const ERASE = '\r\x1b[K';
function createScreen(streams) {
const { out, err, columns } = streams;
let shown = '';
let written = Promise.resolve();
const inTurn = (write) => (written = written.then(write));
const above = (write) => (text) => inTurn(async () => {
if (shown !== '')
await err(ERASE);
await write(paint(text));
if (text.endsWith('\n'))
await err(shown);
else
shown = '';
});
return {
erasing: () => (shown === '' ? '' : ERASE),
out: above(out),
err: above(err),
status: (line = '') => inTurn(async () => {
const next = (0,width.cz)(line, columns() - 1);
if (next === shown)
return;
await err(`${shown === '' ? '' : ERASE}${next}`);
shown = next;
}),
};
}
function columnsOf({ columns }) {
return columns || 80;
}
function rowsOf({ rows }) {
return rows || 24;
}
const COLOURS = { '✓': 32, '✗': 31, '!': 33, '?': 33 };
function paint(text) {
return text.replaceAll(/^( *)([✓✗!?])(?= )/gmu, (_, indent, sign) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`);
}
function wantsScreen(terminal, { NO_COLOR = '', TERM, CI = '' }) {
return terminal && NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}
const WITH_LINKS = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio'];
const ONLY_WITH_LINKS = ['WT_SESSION', 'KONSOLE_VERSION', 'KITTY_WINDOW_ID'];
const FIRST_VTE = 5_000;
function showsLinks(environment) {
const { TERM_PROGRAM = '', VTE_VERSION = '', TERM = '', CI = '' } = environment;
if (CI !== '' || TERM === 'dumb')
return false;
return (WITH_LINKS.includes(TERM_PROGRAM) ||
ONLY_WITH_LINKS.some((name) => (environment[name] ?? '') !== '') ||
Number(VTE_VERSION) >= FIRST_VTE ||
TERM.startsWith('foot'));
}
var wrap = __nccwpck_require__(96890);
;// CONCATENATED MODULE: ./build/src/cli/main.js
(0,external_node_v8_namespaceObject.setFlagsFromString)('--heap-growing-percent=15');
const environment = { ...external_node_process_.env };
delete external_node_process_.env['GITHUB_EVENT_PATH'];
const cancel = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) {
external_node_process_.on(name, () => {
if (cancel.signal.aborted) {
external_node_process_.stderr.write(screen?.erasing() ?? '');
leaveNow(exitCodeOf(cancel.signal));
}
cancel.abort(name);
});
}
const canceled = alarms.b.any(cancel.signal);
const READER_MS = 400;
const outOfTime = alarms.b.after(canceled, READER_MS);
let unwritten;
for (const stream of [external_node_process_.stdout, external_node_process_.stderr]) {
stream.on('error', (error) => {
if (error.code !== 'EPIPE')
unwritten ??= error;
});
}
const streams = {
out: (text) => write(external_node_process_.stdout, text),
err: (text) => write(external_node_process_.stderr, text),
};
const isWatched = external_node_process_.stdout.isTTY && external_node_process_.stderr.isTTY;
const screen = wantsScreen(isWatched, environment)
? createScreen({ ...streams, columns: () => columnsOf(external_node_process_.stderr) })
: undefined;
const outputs = screen ?? streams;
const isRead = external_node_process_.stderr.isTTY && (environment['CI'] ?? '') === '';
const columns = isRead ? () => columnsOf(external_node_process_.stderr) : undefined;
const terminal = {
columns: () => columnsOf(external_node_process_.stdout),
rows: () => rowsOf(external_node_process_.stdout),
colour: wantsScreen(true, environment),
links: showsLinks(environment),
};
const io = {
...outputs,
err: (text) => outputs.err(columns ? (0,wrap.M)(text, columns()) : text),
columns,
environment,
workingDirectory: external_node_process_.cwd(),
terminal: external_node_process_.stdout.isTTY && external_node_process_.stdin.isTTY,
isPersonThere: external_node_process_.stdin.isTTY && external_node_process_.stderr.isTTY,
screen: external_node_process_.stdout.isTTY ? terminal : undefined,
ask,
clock: systemClock(),
alarms: alarms.b,
random: Math.random,
...(0,execute.Vo)(canceled, { execute: execute.g7, executeBounded: execute.Fo }),
signal: canceled,
version: version.x,
};
external_node_process_.exitCode = command.dc.undecided;
void main();
async function main() {
const words = external_node_process_.argv.slice(2);
const commands = words[0] === pack.q.name
? { name: 'plangate', summary: '', commands: [pack.q] }
: (await Promise.all([__nccwpck_require__.e(7934), __nccwpck_require__.e(4297), __nccwpck_require__.e(3993), __nccwpck_require__.e(9312), __nccwpck_require__.e(868), __nccwpck_require__.e(6353), __nccwpck_require__.e(2344), __nccwpck_require__.e(2605), __nccwpck_require__.e(3308)]).then(__nccwpck_require__.bind(__nccwpck_require__, 23308))).plangate;
const exitCode = await (0,run_program.m)(commands, words, io);
if (unwritten !== undefined) {
await io.err(`Not all of it could be written: ${unwritten.message}\n`);
}
const isCut = exitCode === command.dc.green && unwritten !== undefined;
const done = !isCut ? exitCode : canceled.aborted ? exitCodeOf(cancel.signal) : command.dc.undecided;
await leave(done);
}
function exitCodeOf({ reason }) {
return reason === 'SIGTERM' ? command.dc.terminated : command.dc.interrupted;
}
function write(stream, text) {
return new Promise((resolve) => {
const done = () => {
outOfTime.removeEventListener('abort', giveUp);
resolve();
};
const giveUp = () => {
unwritten ??= new Error('its reader takes no more.');
resolve();
};
outOfTime.addEventListener('abort', giveUp, { once: true });
stream.write(text, done);
});
}
async function ask(question) {
const lines = (0,promises_namespaceObject.createInterface)({ input: external_node_process_.stdin, output: external_node_process_.stderr });
lines.on('SIGINT', () => cancel.abort('SIGINT'));
try {
return await lines.question(question, { signal: cancel.signal });
}
catch (error) {
external_node_process_.stderr.write('\n');
if (cancel.signal.aborted)
throw error;
return undefined;
}
finally {
lines.close();
}
}
