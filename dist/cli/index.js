#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 5317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 6193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");

/***/ }),

/***/ 7997:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 3557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 8909:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { Argument } = __nccwpck_require__(9154);
const { Command } = __nccwpck_require__(4348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(1135);
const { Help } = __nccwpck_require__(9754);
const { Option } = __nccwpck_require__(5240);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);

/**
 * Expose classes
 */

exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; // Deprecated


/***/ }),

/***/ 9154:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
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

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

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

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


/***/ }),

/***/ 4348:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const EventEmitter = (__nccwpck_require__(8474).EventEmitter);
const childProcess = __nccwpck_require__(1421);
const path = __nccwpck_require__(6760);
const fs = __nccwpck_require__(3024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(9154);
const { CommanderError } = __nccwpck_require__(1135);
const { Help, stripColor } = __nccwpck_require__(9754);
const { Option, DualOptions } = __nccwpck_require__(5240);
const { suggestSimilar } = __nccwpck_require__(5030);

class Command extends EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
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
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
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

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

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
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
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

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
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

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
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
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

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

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    process.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

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

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

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

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

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

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.negate) {
      // --no-foo is special and defaults foo to true, unless a --foo option is already defined
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

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
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

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
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
      // deprecated
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

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

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

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

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

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
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

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

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

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
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

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; // Use node for source targets so do not need to get permissions correct, and on Windows.
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(path.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
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

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
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
        // add executable arguments to spawn
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
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
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
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
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

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

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

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
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

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
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
        // Collect together remaining arguments for passing together as an array.
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

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

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

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

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

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
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
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
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
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
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
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
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

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
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

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
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
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
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

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
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

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
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

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
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

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
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

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
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

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

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

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
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

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

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

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:);
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or require.main.filename, or __filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(require.main.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(__dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

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

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

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

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
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
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help' 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-port=[host:]port
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // e.g. --inspect=localhost
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      // e.g. --inspect=localhost:1234
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

/**
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

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
exports.useColor = useColor; // exporting for tests


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack_module, exports) => {

/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { humanReadableArgName } = __nccwpck_require__(9154);

/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
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

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

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

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

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

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

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

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
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

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
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
    // preset for boolean and negated are more for programmer than end user
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

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
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

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
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

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
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

    // Commands
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

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return stripColor(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
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
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
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

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
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

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
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
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

/**
 * Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
 *
 * @param {string} str
 * @returns {string}
 * @package
 */

function stripColor(str) {
  // eslint-disable-next-line no-control-regex
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
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
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

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

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
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

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
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

/***/ 5030:
/***/ ((__unused_webpack_module, exports) => {

const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
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
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
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

/***/ 2591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SH: () => (/* binding */ describeArchive),
/* harmony export */   cz: () => (/* binding */ describeLargest),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Of a larger archive, the largest files are listed. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 withheld: .env, prod.tfvars)` */
function describeArchive({ bytes, sha256, entries, withheld }) {
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
/** The largest files of a large archive, the largest first; empty for any other archive. */
function describeLargest({ bytes, entries }) {
    if (bytes <= LARGE_BYTES)
        return [];
    const largest = entries.filter(({ type }) => type === 'file').toSorted(bySize);
    return largest.slice(0, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
const bySize = (a, b) => b.size - a.size || (a.path < b.path ? -1 : 1);
/** `1.3 MB`: decimal units, as services bill and limit. */
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
//# sourceMappingURL=describe.js.map

/***/ }),

/***/ 8411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: () => (/* binding */ readRuleFile)
});

// UNUSED EXPORTS: readIgnoreRules

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/archive/expressions.js
/** Matches many regular expressions at once, with Go's syntax and in linear time. */
/** The rules cannot be applied. The message is the rest of a sentence that begins with the rule file. */
class UnusableRules extends Error {
    name = 'UnusableRules';
}
/** The most characters of all expressions together, with repetitions written out. */
const LENGTH_LIMIT = 1_000_000;
/** The highest product of the counts in one expression: Go refuses more. */
const REPEAT_LIMIT = 1000;
/** The most `[:` without `:]`, because each of them costs a search through the rest of the expression. */
const UNCLOSED_LIMIT = 1000;
const TOO_LARGE = 'holds patterns that are too large to be applied; shorten them';
/** Loads the engine only when a rule needs it, because it is large. */
async function loadEngine() {
    const { RE2JS, RE2JSCompileException, RE2JSSyntaxException, RE2Set } = await __nccwpck_require__.e(/* import() */ 856).then(__nccwpck_require__.bind(__nccwpck_require__, 2856));
    // Which characters a Unicode class has depends on the version of Go.
    const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
    return {
        /**
         * Whether Go can read the expression.
         *
         * @throws UnusableRules if it is too large, or if its meaning depends on the version of Go
         */
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
                // A letter that names no category is an error in every version of Go, as in `modules\private`.
                const named = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
                if (named === undefined || !/^\\p/i.test(error.input ?? ''))
                    return false;
                throw new UnusableRules(`holds the Unicode class ${named}, whose meaning depends on Terraform's version; write it without`);
            }
        },
        /**
         * @param expressions readable ones, those of earlier rules first
         * @throws UnusableRules
         */
        compile(expressions) {
            const length = expressions.reduce((sum, { text }) => sum + lengthOf(text), 0);
            if (length > LENGTH_LIMIT)
                throw new UnusableRules(TOO_LARGE);
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
            return (path) => expressions[set.match(path).at(-1) ?? -1]?.rule ?? -1;
        },
    };
}
/** An upper bound of the length once Go and the engine have written counted repetitions out. */
function lengthOf(text) {
    let copies = 1;
    for (const [, least, most] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
        copies *= Math.max(1, Number(least), Number(most ?? 0));
    }
    return text.length * Math.min(copies, REPEAT_LIMIT);
}
/** An expression that matches exactly this character. */
function literally(character) {
    return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
//# sourceMappingURL=expressions.js.map
;// CONCATENATED MODULE: ./build/src/archive/gitignore-rules.js
/** Reads the rule file as git reads a `.gitignore` at the root. */

/** Git compares bytes, so each byte becomes one character here. */
const toBytes = (text) => Buffer.from(text).toString('latin1');
/**
 * Compiles the rules.
 *
 * @returns a function that makes a cursor at the top of a tree
 * @throws UnusableRules
 */
async function startAsGit(text) {
    const rules = readRules(text);
    const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
    const last = expressions.length > 0 ? (await loadEngine()).compile(expressions) : () => -1;
    const decide = (path) => {
        const rule = rules[last(path)];
        return rule?.negated === false ? rule : undefined;
    };
    const at = (path) => ({
        file: (name) => decide(path + toBytes(name)),
        directory(name) {
            const contents = `${path}${toBytes(name)}/`;
            // Git does not look into an excluded directory, so nothing in it can be brought back.
            const withheld = decide(contents);
            return { withheld, inside: withheld ? undefined : at(contents) };
        },
    });
    return () => at('');
}
/** The rules that can match something. */
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
/** Removes spaces at the end, except those after a backslash. */
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
/** An expression for whole paths, where directories end in a slash; undefined if the pattern matches nothing. */
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
/** @param anchored whether two stars between slashes match any number of directories */
function readGlob(glob, anchored) {
    let expression = '';
    for (let at = 0; at < glob.length;) {
        const stars = anchored && (at === 0 || glob[at - 1] === '/') ? countStars(glob, at) : 0;
        const after = glob.slice(at + stars, at + stars + 2);
        if (stars >= 2 && after === '') {
            // This matches everything inside the directory, but not the directory itself.
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
            return escaped === undefined ? undefined : { expression: literally(escaped), next: at + 2 };
        default:
            return { expression: literally(glob.charAt(at)), next: at + 1 };
    }
}
/** The members of git's classes without the slash, which no bracket matches. */
const CLASSES = new Map([
    ...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map((name) => [name, `[:${name}:]`]),
    ['graph', '!-.0-~'],
    ['print', ' -.0-~'],
    ['punct', '!-.:-@\\[-`{-~'],
]);
/** Reads `[…]`; undefined if it does not end or names an unknown class, because git then never matches. */
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
/** A range within brackets, without the slash. */
function rangeOf(from, to) {
    const below = to < '/' ? to : '.';
    const above = from > '/' ? from : '0';
    return ((from <= below ? `${literally(from)}-${literally(below)}` : '') +
        (above <= to ? `${literally(above)}-${literally(to)}` : ''));
}
//# sourceMappingURL=gitignore-rules.js.map
// EXTERNAL MODULE: ./build/src/archive/open-checked.js
var open_checked = __nccwpck_require__(5966);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(847);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __nccwpck_require__(4043);
;// CONCATENATED MODULE: ./build/src/archive/terraform-lines.js
/** How Terraform reads a rule file: lines into globs, globs into regular expressions. */

/** Terraform gives up on files with longer lines, and then uses none of the rules. */
const LONGEST_LINE_BYTES = 65_535;
/**
 * The rules of a file, comments left out. Lines on which Terraform crashes are rules without a
 * glob that can match: `oddity` says so. `tooLong` is the first line that is.
 */
function readLines(text) {
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
/** A directory means everything in it; a pattern without a slash in front may begin at any depth. */
function toGlob(pattern) {
    const whole = pattern.endsWith('/') ? `${pattern}**` : pattern;
    return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
/** Characters of a glob that Terraform may read in another way than the author meant. */
const LIVE = /[()[\]{}+|^\\]/;
/** The expression that Terraform makes: everything but `.` and `$` keeps its meaning in a regular expression. */
function toExpression(glob) {
    // Go's scanner skips a byte order mark in front of what it reads.
    const pieces = divide(glob.replace(/^\uFEFF/, ''));
    const keep = (piece) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
    return `^${translate(pieces, keep)}$`;
}
/** The expression that the author meant: only `*`, `**`, `?` and `\` have a meaning. */
function toLiteralExpression(glob) {
    return `(?s)^${translateLiterally(glob)}$`;
}
/** The deepest level at which directories are distinguished, which bounds the nesting of the expression. */
const REACH_DEPTH = 100;
/**
 * Matches the directories, with a slash at the end, in which the glob may match something: each of
 * their names matches the glob's at that depth, up to the first stars that match any number of
 * directories.
 */
function toReachExpression(glob) {
    if (LIVE.test(glob))
        return '';
    const names = glob.replace(/^\uFEFF/, '').split('/');
    const open = names.findIndex((name, depth) => name.includes('**') || depth === REACH_DEPTH);
    // Without such stars the last name is that of what is matched, and no directory's.
    const certain = names.slice(0, open);
    const nested = certain.reduceRight((deeper, name) => `(?:${translateLiterally(name)}/${deeper})?`, open < 0 ? '' : '.*');
    return `(?s)^${nested}$`;
}
function translateLiterally(glob) {
    return translate(divide(glob), (piece) => literally(piece.replace(/^\\(?=[^])/, '')));
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
/**
 * The pieces that mean something: two stars, with the slash that follows them or before anything
 * else; two stars at the end; an escaped character; every other character.
 */
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
// What Go calls white space, which is not quite what JavaScript does.
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
//# sourceMappingURL=terraform-lines.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-traps.js

/** The warnings about all rules of a file. */
function findTraps({ rules, tooLong, text, set, engine }) {
    const warnings = [];
    if (text.includes('\uFFFD')) {
        const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
        warnings.push({ at: '.terraformignore', message });
    }
    if (tooLong !== undefined) {
        const outcome = set === 'exact' ? 'so no rule is applied' : 'the rules are applied here';
        const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
        warnings.push({ at: `.terraformignore:${tooLong}`, message });
    }
    for (const rule of rules) {
        const message = describeTrap(rule, set, engine);
        if (message)
            warnings.push({ at: `.terraformignore:${rule.line}`, message });
    }
    return warnings;
}
/** The warning about a rule that names a directory: Terraform applies it to the entry, not to the contents. */
function describeEntryOnly(rule, set) {
    const upload = set === 'exact' ? 'its contents are uploaded' : 'Terraform would upload its contents';
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
            return set === 'exact'
                ? '`/` matches everything, so nothing is uploaded; delete the line'
                : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
        case 'byte-order-mark':
            return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${set === 'exact' ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
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
    const escaped = inBackticks(`${rule.negated ? '!' : ''}${escapePattern(pattern)}`);
    const here = set === 'exact' || rule.negated ? '' : ' A file of exactly that name is excluded here.';
    if (engine && !mayBeReadable(rule.glob, engine)) {
        return `Terraform cannot read pattern ${shown} and drops it.${here} Write ${escaped}`;
    }
    if (live.includes('[!')) {
        return `in pattern ${shown}, \`[!\` does not mean "none of": Terraform takes \`!\` for one of the characters. Write \`[^\``;
    }
    if (/[()+|^]|\{[0-9]+(,[0-9]*)?\}/.test(live.replace(/\[\^?\]?[^\]]*\]/g, ''))) {
        return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${here} Write ${escaped}`;
    }
    if (/\{.*,.*\}/.test(live)) {
        return `in pattern ${shown}, braces are characters and no alternatives; write a line for each`;
    }
    return undefined;
}
function mayBeReadable(glob, engine) {
    try {
        return engine.isReadable(toExpression(glob));
    }
    catch {
        return true;
    }
}
function patternOf(rule) {
    const trimmed = rule.text.trim();
    return rule.negated ? trimmed.slice(1) : trimmed;
}
/** Escapes every character that has a meaning in a regular expression. */
function escapePattern(pattern) {
    return pattern.replace(/\\[^]|[()[\]{}+|^]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}
const inBackticks = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
//# sourceMappingURL=rule-traps.js.map
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js

/** These rules apply before those of the file. */
const DEFAULTS = [
    { glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
    {
        glob: '**/.terraform/modules/**',
        matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
        negated: true,
    },
    { glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];
/** The default rule that may bring back an entry at any depth. */
const REVIVING_DEFAULT = 1;
/** Decides exactly as Terraform does, with its bugs. */
function startExactly(lines, engine, onEntryOnly) {
    const rules = prepare(lines, engine, readAsTerraform);
    const at = (path) => ({
        file(name) {
            const rule = rules.last(path + name);
            return rules.excludes(rule) ? rules.reference(rule) : undefined;
        },
        directory(name) {
            const ownRule = rules.last(path + name);
            const inside = at(`${path}${name}/`);
            // If the name is withheld, the contents of the directory are not checked.
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
/**
 * Never ships a file that `startExactly` withholds: an excluding rule matches all that Terraform
 * makes of it and what its author meant, a reviving rule only what Terraform makes of it, and
 * what was excluded as a directory stays excluded until a later rule revives it.
 */
function startSafely(lines, engine, onEntryOnly) {
    const rules = prepare(lines, engine, readSafely);
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
/**
 * Compiles the rules. Each has a number, the built-in ones first; -1 means no rule.
 *
 * @param read turns a line into expressions; none without an engine
 */
function prepare(lines, engine, read) {
    const all = [...DEFAULTS, ...lines];
    const expressions = lines.flatMap((line, at) => engine ? read(line, engine).map((text) => ({ text, line, rule: at + DEFAULTS.length })) : []);
    const reviving = expressions
        .filter(({ line }) => line.negated)
        .map(({ line, rule }) => ({ text: toReachExpression(line.glob), rule }));
    const compile = (some) => engine && some.length > 0 ? engine.compile(some) : () => -1;
    const lastOfFile = compile(expressions);
    const lastInside = compile(reviving);
    return {
        /** The last rule that matches; directories end in a slash. */
        last(path) {
            const rule = lastOfFile(path);
            return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
        },
        /** The last reviving rule that may match something in a directory. */
        lastInside: (directory) => Math.max(REVIVING_DEFAULT, lastInside(directory)),
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
/** Terraform drops a rule if Go cannot read its expression. */
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
    const meant = oddity === 'byte-order-mark' ? withoutMark(text) : glob;
    if (meant === undefined)
        return readAsTerraform(line, engine);
    const forms = new Set([meant, meant.normalize('NFC'), meant.normalize('NFD')]);
    const literal = Array.from(forms, toLiteralExpression);
    if (!LIVE.test(glob) && meant === glob)
        return literal;
    return [...readAsTerraform(line, engine), ...literal];
}
/** The glob of the first line without the mark; undefined if it excludes nothing. */
function withoutMark(text) {
    const pattern = text.slice(1).trim();
    return pattern === '' || pattern === '/' || /^[#!]/.test(pattern) ? undefined : toGlob(pattern);
}
//# sourceMappingURL=terraform-rules.js.map
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
/** Reads the rule file of the packed directory in one of three ways. */










/** A longer file is refused. */
const LIMIT_BYTES = 1024 * 1024;
/**
 * Reads `.terraformignore` of the packed directory.
 *
 * @param root real path of what is packed
 * @param repository real path; a rule file that is a link may lead anywhere inside it
 * @throws PackError when there is a rule file that cannot be used: without it everything would ship
 */
async function readRuleFile(root, repository, set) {
    const path = (0,external_node_path_.join)(root, pack/* RULE_FILE */.On);
    if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
        return readIgnoreRules('', set);
    try {
        if (!(0,place/* isWithin */.UO)(external_node_fs_.realpathSync.native(path), repository)) {
            throw new UnusableRules('is a link that leads out of the repository');
        }
        const stats = (0,external_node_fs_.statSync)(path);
        if (!stats.isFile())
            throw new UnusableRules('is not a file');
        if (stats.size > LIMIT_BYTES)
            throw new UnusableRules(`is longer than ${LIMIT_BYTES} bytes`);
        return await readIgnoreRules((0,external_node_fs_.readFileSync)(path, 'utf8'), set);
    }
    catch (error) {
        const code = (0,open_checked/* codeOf */.$N)(error);
        if (!(error instanceof UnusableRules) && code === undefined)
            throw error;
        const why = error instanceof UnusableRules ? error.message : `cannot be read (${code})`;
        const message = `${why}; nothing is packed without knowing what to leave out`;
        throw new pack/* PackError */.ql([{ where: pack/* RULE_FILE */.On, message }]);
    }
}
/**
 * Reads rules from a text.
 *
 * @param text content of the rule file, '' when there is none
 * @throws UnusableRules
 */
async function readIgnoreRules(text, set) {
    if (set === 'gitignore')
        return { start: await startAsGit(text), warnings: [] };
    const { rules, tooLong } = readLines(text);
    const engine = rules.length > 0 ? await loadEngine() : undefined;
    const warnings = findTraps({ rules, tooLong, text, set, engine });
    const warned = new Set();
    const onEntryOnly = (rule) => {
        if (warned.has(rule.line))
            return;
        warned.add(rule.line);
        warnings.push(describeEntryOnly(rule, set));
    };
    if (set === 'terraform')
        return { start: startSafely(rules, engine, onEntryOnly), warnings };
    const applied = tooLong === undefined ? rules : [];
    return { start: startExactly(applied, engine, onEntryOnly), warnings };
}
//# sourceMappingURL=ignore-rules.js.map

/***/ }),

/***/ 8476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ neverShips),
/* harmony export */   Te: () => (/* binding */ neverShipsPath),
/* harmony export */   Ur: () => (/* binding */ isReadByTerraform)
/* harmony export */ });
/**
 * Entries that are never packed, whatever the rules say: version control data with its credentials,
 * state, and the files of `terraform init` except the modules that it fetched.
 */
/**
 * Why an entry is never packed, or undefined. Case does not count, because `.GIT` is `.git` on some
 * file systems.
 *
 * @param name the entry's own name
 * @param parent the name of the directory it is in, '' at the top
 */
function neverShips(name, parent, type) {
    if (parent.length === 10 && parent.toLowerCase() === '.terraform') {
        return name === 'modules' && type !== 'file'
            ? undefined
            : 'only modules/ ships of a .terraform directory';
    }
    if (!mayMatter(name))
        return undefined;
    const lower = name.toLowerCase();
    if (lower === '.git' || lower === '.hg' || lower === '.svn')
        return 'version control data';
    if (lower === '.terraform' && type === 'link')
        return 'a .terraform link';
    if (type !== 'file')
        return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
    // An editor or a backup may have changed the name. Files that Terraform reads are not state.
    return lower.includes('.tfstate') && !isReadByTerraform(lower) ? 'state' : undefined;
}
/** Why a path (relative, with slashes) is never packed, or undefined. */
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
/** Whether a file is configuration or variables: only the end of its name counts. */
function isReadByTerraform(name) {
    return /\.(?:tf|tofu|tfvars)(?:\.json)?$/i.test(name);
}
/** A fast check that excludes almost every name without making a new string. */
function mayMatter(name) {
    return name.startsWith('.') || /\.tfstate/i.test(name);
}
//# sourceMappingURL=never-ships.js.map

/***/ }),

/***/ 5966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   J5: () => (/* binding */ ChangedError),
/* harmony export */   U4: () => (/* binding */ openChecked),
/* harmony export */   Yi: () => (/* binding */ readChecked)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/** Opens a file only if it is still the one that the walk saw. */

/** A file changed after the walk saw it. */
class ChangedError extends Error {
    name = 'ChangedError';
}
// Windows has neither flag, but there only privileged users can create links.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0);
/**
 * Opens exactly the file that the walk saw. A link or another file in its place is an error, so the
 * file cannot be replaced between the decision and the reading.
 *
 * @returns a file descriptor
 * @throws ChangedError
 */
function openChecked(file) {
    let fd;
    try {
        fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file.absolute, FLAGS);
    }
    catch (error) {
        const code = codeOf(error);
        if (code === 'ELOOP' || code === 'EMLINK')
            throw new ChangedError('became a link while packing');
        if (code === 'ENOENT' || code === 'ENOTDIR')
            throw new ChangedError('vanished while packing');
        throw error;
    }
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
    if (isSame(stats, file) && stats.isFile() && stats.size === file.size)
        return fd;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    throw new ChangedError('changed while packing');
}
/**
 * Reads the file that the walk saw, or the first bytes that `target` has room for.
 *
 * @param target one byte more than the size shows whether the file has grown
 */
function readChecked(file, target) {
    const fd = openChecked(file);
    try {
        const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
        const expected = Math.min(buffer.length, file.size);
        let count = 0;
        while (count < expected) {
            const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, buffer, count, buffer.length - count, null);
            if (read === 0)
                break;
            count += read;
        }
        if (count !== expected)
            throw new ChangedError('changed while packing');
        return buffer.subarray(0, count);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
}
/** Whether this is the same file, whatever its path is now. */
function isSame(stats, file) {
    return stats.ino === file.ino && stats.dev === file.dev;
}
/** The code of a system error, such as `ENOENT`; undefined for any other error. */
function codeOf(error) {
    const isCoded = typeof error === 'object' && error !== null && 'code' in error;
    return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
//# sourceMappingURL=open-checked.js.map

/***/ }),

/***/ 4124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  packDirectory: () => (/* binding */ packDirectory)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __nccwpck_require__(6609);
// EXTERNAL MODULE: ./build/src/archive/open-checked.js
var open_checked = __nccwpck_require__(5966);
// EXTERNAL MODULE: ./build/src/archive/pack.js
var pack = __nccwpck_require__(847);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __nccwpck_require__(4271);
;// CONCATENATED MODULE: ./build/src/archive/archive-file.js
/** The file to which an archive is written. It has its final name only once it is complete. */





/**
 * Opens the file. Every failure is a `PackError` that names the path, and no file is left behind.
 *
 * @param output the path of the archive, or undefined for a temporary file
 * @param temporary the directory for temporary files
 */
function createArchiveFile(output, temporary, write = (fd, bytes, offset) => (0,external_node_fs_.writeSync)(fd, bytes, offset)) {
    const makeSpool = () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temporary, 'plangate-'));
    const spool = output === undefined ? orProblem(temporary, makeSpool) : undefined;
    const path = output ?? (0,external_node_path_.join)(spool ?? '', 'archive.tar.gz');
    // A device or a pipe is written to directly; a regular file is replaced only by a whole archive.
    const scratch = spool !== undefined || isSpecial(path) ? path : `${path}.partial`;
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
        /** Where the archive is once `finish` has returned. */
        path,
        /** The path that must not be packed while the archive is being written. */
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
        /** Closes and deletes an unfinished archive; does nothing after `finish`. */
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
        /** Deletes a temporary archive; keeps one that was written to `output`. */
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
        throw new pack/* PackError */.ql([{ where: path, message: describeWriteError(error) }]);
    }
}
function isSpecial(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats !== undefined && !stats.isFile();
}
function describeWriteError(error) {
    const code = (0,open_checked/* codeOf */.$N)(error) ?? '';
    if (code === 'ENOSPC') {
        return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
    }
    if (code === 'ENOENT')
        return 'the directory does not exist';
    return ['EACCES', 'EPERM', 'EROFS'].includes(code)
        ? `may not be written (${code})`
        : (0,error_message/* errorMessage */.g)(error);
}
//# sourceMappingURL=archive-file.js.map
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./build/src/archive/gzip-blocks.js
/**
 * Compresses blocks on several threads and joins them to one gzip stream. Each block becomes complete
 * deflate blocks that end at a byte, so they can be joined unchanged.
 */

/** The size of a block. Larger blocks make the archive less than one percent smaller. */
const BLOCK_BYTES = 512 * 1024;
/** The most blocks that are being compressed or waiting, which bounds the memory. */
const IN_FLIGHT = 6;
const STORED_BYTES = 65_535;
// The header has no name, date or operating system, so that all machines write the same bytes.
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
/** Level 2 is as fast as Terraform's level 1 and smaller; level 4 takes a third more time. */
const LEVEL = 2;
/** Starts a gzip stream. `sink` gets the compressed bytes in order. */
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
        /** A buffer of `BLOCK_BYTES` to fill. It is reused once it has been compressed. */
        buffer: () => free.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
        /** Takes the first `length` bytes of the buffer. */
        push(buffer, length) {
            const bytes = buffer.subarray(0, length);
            crc = (0,external_node_zlib_.crc32)(bytes, crc);
            size += length;
            const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
            waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
        },
        /** Whether `makeRoom` has to be awaited before the next block. */
        isFull: () => waiting.length >= IN_FLIGHT,
        makeRoom: takeOldest,
        /** Resolves when everything has been handed to `sink`. */
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
        // The output of a block fits one chunk, because each further chunk costs a turn of the event loop.
        chunkSize: BLOCK_BYTES + 4096,
        finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
    };
    return new Promise((resolve, reject) => {
        (0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
    });
}
/** Makes stored blocks of deflate, for bytes that would not get smaller. */
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
/** Below this, the bytes are noise: its chi-square is 255 ± 23. */
const NOISE = 400;
/** Above this, the bytes can be compressed: text is above 100,000, base64 at 49,000. */
const UNEVEN = 16_384;
/**
 * Whether bytes are already compressed or encrypted, so that deflating them gains nothing. The test is
 * how evenly the values of a sample are spread, in whole numbers, so that all machines agree. If that
 * is not clear, a sample is deflated.
 */
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
/** From this sum of the squares of the counts on, the chi-square is above `UNEVEN`. */
const UNEVEN_SQUARES = (UNEVEN + 1) * EXPECTED + 256 * EXPECTED ** 2;
/** Chi-square of the byte values in a sample; of text, the first probes are enough to decide. */
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
//# sourceMappingURL=gzip-blocks.js.map
// EXTERNAL MODULE: ./build/src/archive/ignore-rules.js + 5 modules
var ignore_rules = __nccwpck_require__(8411);
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __nccwpck_require__(4043);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js
var ask_git = __nccwpck_require__(2415);
// EXTERNAL MODULE: ./build/src/archive/never-ships.js
var never_ships = __nccwpck_require__(8476);
;// CONCATENATED MODULE: ./build/src/archive/secret-contents.js
/** Recognises saved plans, state and keys by their content, because they may have any name. */
/** How many bytes of a file are inspected; smaller files are inspected whole. */
const SEEN_BYTES = 64 * 1024;
/** What a file holds, judged by its first bytes, at most `SEEN_BYTES`; undefined for ordinary content. */
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
/** The position after a byte order mark and white space. */
function startOfText(bytes) {
    let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
    while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20)
        at++;
    return at;
}
/** Whether this is a zip file that begins with an entry of a saved plan. */
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
/** A secret value after one of these names. In schemas an object follows the name, and examples are shorter. */
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
//# sourceMappingURL=secret-contents.js.map
;// CONCATENATED MODULE: ./build/src/archive/secret-names.js
/**
 * Recognises names of credentials, also with the endings that editors, copies and backups add. A file
 * with such a name is packed only if git tracks it: a file that was never committed was not meant to
 * leave the machine.
 */
const NAMES = words(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
/** Endings after the last dot; a whole name counts, too. */
const ENDINGS = words(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const TWO_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
/** Words anywhere in a name, unless the name ends like a program or a text for people. */
const WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
/** Endings of configuration, programs, texts and pictures, which may mention secrets but hold none. */
const PLAIN = words(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
const PLAIN_JSON = /\.(?:tf|tofu)\.json$/;
/** Endings of archives: a build may name an archive after anything. */
const PACKED = words('zip tar tgz 7z');
const DATA = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
/** What editors, copies and tools add before or after the name of a file. */
const BEFORE = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
const AFTER = words(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
const NUMBERED = /^(?:v?\d[:t\d]*|\(\d+\))$/;
/** Directories that hold credentials, known by name. */
const CREDENTIALS = words('.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d');
/** Directories in which every data file is a credential. */
const NAMED = words('secret secrets credential credentials creds passwords tokens private-keys ssh-keys');
/** Hidden directories of builds and public settings. Any other hidden directory may hold credentials. */
const PUBLIC_DIRECTORIES = words(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
/** Hidden files of public settings, without the dot and `.yml`, `.json` and the like at the end. */
const PUBLIC_FILES = words(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
/**
 * In `vendored` directories, which a package manager filled, only unmistakable names count.
 *
 * @param parent the name of the directory that `directory` is in
 */
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
/** Does the same for nested directories, the outermost first. */
function enterDirectories(around, directories) {
    return directories.reduce((outer, directory, at) => enterDirectory(outer, directory, directories[at - 1] ?? ''), around);
}
/** Whether a file of this name looks like a credential. */
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
    return WORDS.test(bare) || (name !== lower && WORDS.test(undisguise(apart(name))));
}
/** Whether a file of this name, in lower case, is configuration, a program or a text for people. */
function isPlain(lower) {
    const ending = endingOf(lower);
    return PLAIN.has(ending) || (ending === 'json' && PLAIN_JSON.test(lower));
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
/** The text after the last dot; the whole name if it has no dot. */
function endingOf(lower) {
    return lower.slice(lower.lastIndexOf('.') + 1);
}
/** `accessTokens.json` as `access_tokens.json`. */
function apart(name) {
    return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
function words(text) {
    return new Set(text.split(/\s+/));
}
//# sourceMappingURL=secret-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-header.js
/**
 * Tar headers (POSIX ustar, with pax records where ustar has no room). Everything that could
 * differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */
/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;
/** The length of a header without pax records. */
const HEADER_BYTES = BLOCK;
/**
 * Writes the header into a block if the name fits its first field. That is almost every header, and it
 * saves a buffer and a copy of each.
 *
 * @returns whether it was written; if not, the place in the block may hold anything
 */
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
/** The header's block, after pax records where ustar has no room for the name, target or size. */
function encodeHeader(entry) {
    const { type, size, target = '' } = entry;
    const name = type === 'directory' ? `${entry.path}/` : entry.path;
    const split = splitName(name);
    let records = '';
    if (!split)
        records += record('path', name);
    if (!fitsField(target, 100))
        records += record('linkpath', target);
    if (size > LARGEST_OCTAL_SIZE)
        records += record('size', String(size));
    const shown = split ?? PAX_PLACE;
    const header = encodeBlock({
        ...shown,
        template: templateOf(entry),
        target: fitsField(target, 100) ? target : PAX_PLACE.name,
        size: size > LARGEST_OCTAL_SIZE ? 0 : size,
    });
    if (records === '')
        return header;
    const body = Buffer.from(records);
    const pax = { ...PAX_PLACE, template: TEMPLATES.pax, target: '', size: body.length };
    return Buffer.concat([encodeBlock(pax), body, Buffer.alloc(padding(body.length)), header]);
}
/** Zero bytes between content of this size and the next header. */
function padding(size) {
    return (BLOCK - (size % BLOCK)) % BLOCK;
}
/** Size of the end of an archive: two empty blocks. */
const TRAILER_BYTES = 2 * BLOCK;
/** The name in a header if the real name or target is in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };
/** Divides a name into ustar's prefix and name; undefined if it needs a pax record. */
function splitName(name) {
    if (fitsField(name, 100))
        return { prefix: '', name };
    if (name.length > 256 || !isAscii(name))
        return undefined;
    const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
    if (cut <= 0 || name.length - cut - 1 > 100)
        return undefined;
    return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fitsField(text, bytes) {
    return text.length <= bytes && isAscii(text);
}
function isAscii(text) {
    for (let at = 0; at < text.length; at++) {
        const unit = text.charCodeAt(at);
        if (unit > 126 || unit === 0)
            return false;
    }
    return true;
}
/** A pax record begins with its own length in bytes, the digits of that length included. */
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
    // The checksum counts its own place as spaces.
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
function encodeBlock({ template, prefix, name, target, size }) {
    const header = Buffer.from(template.bytes);
    const ofTexts = write(header, name, 0) + write(header, target, 157) + write(header, prefix, 345);
    writeNumbers(header, 0, size, template.sum + ofTexts);
    return header;
}
/** @param sum of all bytes but those of the size, and with spaces in place of the checksum */
function writeNumbers(header, at, size, sum) {
    const growth = writeOctal(header, size, at + 134);
    header[at + 154] = 0;
    writeOctal(header, sum + growth, at + 153, 6);
}
/**
 * Returns the sum of what it wrote, not a number if the text is not ASCII. A call of `Buffer.write`
 * takes longer than so short a text.
 */
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
/**
 * Writes the digits of a number from the last one on, over the zeros of a field.
 *
 * @returns by how much the sum of the bytes grows
 */
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
//# sourceMappingURL=tar-header.js.map
;// CONCATENATED MODULE: ./build/src/archive/tar-stream.js
/** Writes entries into blocks. Large files are read from the disk piece by piece. */




/** Files up to this size are read whole and never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;
/** As long as the longest padding after the content of a file. */
const ZEROS = Buffer.alloc(512);
class TarStream {
    blocks;
    buffer;
    used = 0;
    constructor(blocks) {
        this.blocks = blocks;
        this.buffer = blocks.buffer();
    }
    /**
     * The part of the block for the content of a small file, with at least one byte more; undefined if it
     * does not fit. Content that is read into it is not copied by `add`.
     */
    placeFor({ size }) {
        if (HEADER_BYTES + size + ZEROS.length > BLOCK_BYTES - this.used)
            return undefined;
        return this.buffer.subarray(this.used + HEADER_BYTES, this.used + HEADER_BYTES + size + 1);
    }
    /**
     * The caller awaits `makeRoom` afterwards only if the stream `isFull`: waiting each time would be slow.
     *
     * @param content of at most `WHOLE_BYTES`; empty for directories and links
     */
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
    isFull() {
        return this.blocks.isFull();
    }
    async makeRoom() {
        await this.blocks.makeRoom();
    }
    /**
     * Adds a file of any size. `inspect` gets every byte once, in pieces that follow each other.
     *
     * @throws ChangedError when the file is not what the walk saw
     */
    async addInPieces(file, inspect) {
        await this.append(encodeHeader(file));
        const fd = (0,open_checked/* openChecked */.U4)(file);
        try {
            for (let left = file.size; left > 0;) {
                if (this.used === BLOCK_BYTES)
                    await this.flushAndWait();
                const most = Math.min(left, BLOCK_BYTES - this.used);
                const count = (0,external_node_fs_.readSync)(fd, this.buffer, this.used, most, null);
                if (count === 0)
                    throw new open_checked/* ChangedError */.J5('changed while packing');
                inspect(this.buffer.subarray(this.used, this.used + count));
                this.used += count;
                left -= count;
            }
            // A file that takes many reads could have been written to between two of them.
            const now = (0,external_node_fs_.fstatSync)(fd);
            if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
                throw new open_checked/* ChangedError */.J5('changed while packing');
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
        if (this.isFull())
            await this.makeRoom();
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
    /** Copies bytes that fit into the block. */
    copy(bytes) {
        this.used += bytes.copy(this.buffer, this.used);
    }
}
//# sourceMappingURL=tar-stream.js.map
;// CONCATENATED MODULE: ./build/src/archive/rule-cursor.js
/** The interface of ignore rules during a walk: one step per name. */
/** `.terraformignore:4 secrets/` */
function formatRule({ line, text }) {
    return line === undefined ? `built in: ${text}` : `.terraformignore:${line} ${text}`;
}
/** The rule of the first cursor that withholds a file of this name. */
function firstRule(cursors, name) {
    for (const cursor of cursors) {
        const rule = cursor.file(name);
        if (rule)
            return rule;
    }
    return undefined;
}
/** Applies several sets of rules to a directory: one of them is enough to withhold something. */
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
//# sourceMappingURL=rule-cursor.js.map
;// CONCATENATED MODULE: ./build/src/archive/withhold.js



/** Records an entry that a rule excludes. */
function withhold(findings, path, rule) {
    findings.withheld.push({ path, reason: pack/* IGNORED */.$h, rule: rule && formatRule(rule) });
}
/**
 * Records a file that may be a secret.
 *
 * @param tracking whether git tracks the file
 * @param detail what the file holds, if its name does not say so
 */
function withholdSecret(findings, path, tracking, detail) {
    const entry = tracking === 'untracked'
        ? { path, reason: pack/* UNTRACKED */.iC, detail }
        : { path, reason: pack/* TRACKING_UNKNOWN */.vp, detail: tracking.unknown };
    findings.withheld.push(entry);
}
/** Undefined if git tracks the file. `findings.tracked` must know its repository. */
function untracked(findings, file) {
    const files = findings.tracked.get(file.repository) ?? { unknown: 'it was not asked' };
    if ('unknown' in files)
        return files;
    const path = (0,external_node_path_.relative)(file.repository, file.absolute).split(external_node_path_.sep).join('/');
    return files.has(path) ? undefined : 'untracked';
}
/** Records an entry that is no file, directory or link, such as a socket. */
function withholdSpecial(findings, path, stats) {
    const reason = stats.isFIFO() ? 'named pipe' : stats.isSocket() ? 'socket' : 'device';
    findings.withheld.push({ path, reason });
    findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
}
//# sourceMappingURL=withhold.js.map
;// CONCATENATED MODULE: ./build/src/archive/packer.js
/** Adds entries to the archive, and withholds files with content that looks secret. */









const EMPTY = Buffer.alloc(0);
/** Asks git which files it tracks in a repository. */
async function askGit(repository, packing) {
    const { findings, options, ports } = packing;
    const { root, workspace = (0,find_repository/* findCheckout */.I8)(root) ?? root } = options;
    const files = await (0,ask_git/* listTrackedFiles */.sp)(repository, workspace, ports);
    findings.tracked.set(repository, files);
    if (!('unknown' in files) || files.unknown === ask_git/* NO_REPOSITORY */.NZ)
        return;
    const message = `git could not list the tracked files (${files.unknown}); files that look like credentials are excluded`;
    findings.warnings.push({ at: 'git', message });
}
/** Adds one entry to the archive, or withholds it because of its content. */
async function addToArchive(entry, packing) {
    const { tar, scanner, entries, findings, options } = packing;
    const { path, type, size } = entry;
    try {
        if (type !== 'file' || size === 0)
            tar.add(entry, EMPTY);
        else if (size > WHOLE_BYTES) {
            const start = (0,open_checked/* readChecked */.Yi)(entry, Buffer.allocUnsafe(SEEN_BYTES));
            const what = suspect(path, start, packing);
            if (what !== undefined && (await stays(entry, what, packing)))
                return;
            await tar.addInPieces(entry, scanner.inspect);
        }
        else {
            const content = (0,open_checked/* readChecked */.Yi)(entry, tar.placeFor(entry));
            scanner.inspectWhole(content);
            const what = suspect(path, content, packing);
            if (what !== undefined && (await stays(entry, what, packing)))
                return;
            tar.add(entry, content);
        }
        if (tar.isFull())
            await tar.makeRoom();
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
/** Withholds a file because of its first bytes: state always, other secrets if git does not track the file. */
async function stays(file, what, packing) {
    const { findings, options } = packing;
    if (what === 'state') {
        findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
        return true;
    }
    if (options.includeUntrackedSecrets === true)
        return false;
    if (!findings.tracked.has(file.repository))
        await askGit(file.repository, packing);
    const tracking = untracked(findings, file);
    if (tracking === undefined || (what === 'a token' && tracking !== 'untracked'))
        return false;
    withholdSecret(findings, file.path, tracking, `holds ${what}`);
    return true;
}
/** What makes the content suspicious. In texts for people, a token may be an example. */
function suspect(path, start, packing) {
    const content = recognise(start);
    const hits = packing.scanner.hitsSoFar();
    if ((content === undefined && !hits) || (0,never_ships/* isReadByTerraform */.Ur)(path))
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
/** Why a file could not be read, as the end of a sentence about it. */
function describeReadError(error) {
    if (error instanceof open_checked/* ChangedError */.J5) {
        return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
    }
    const code = (0,open_checked/* codeOf */.$N)(error);
    if (code === undefined)
        throw error;
    return code === 'EACCES' || code === 'EPERM'
        ? `cannot be read (${code}); make it readable or ignore it`
        : (0,error_message/* errorMessage */.g)(error);
}
//# sourceMappingURL=packer.js.map
// EXTERNAL MODULE: ./build/src/model/secrets.js + 1 modules
var model_secrets = __nccwpck_require__(4638);
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
/** The most bytes of a token before or after its mark. */
const SHAPE_REACH_BYTES = 128;
/** Whether the bytes around a mark make it a token. */
function isToken({ before, after }, bytes, from, to) {
    const ahead = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
    const behind = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
    return (before?.test(ahead) ?? true) && (after?.test(behind) ?? true);
}
const NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
/** Variables with these names hold no secret, although `NAME` matches. */
const NOT_SECRET = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const SHORTEST_OF_ENVIRONMENT = 16;
/** Shorter values are not searched for, because they occur in many files. */
const SHORTEST = 8;
/**
 * Collects secret values, each with the name that messages use in its place.
 *
 * @param tokens the job's own tokens
 * @param environment variables with names of secrets are added
 */
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
/** Makes a scanner for these secrets and for tokens of known forms. `collectSecrets` returns the secrets. */
function createSecretScanner(secrets) {
    const { find, reach } = createFinder([
        ...Array.from(secrets).flatMap(([value, name]) => [value, ...(0,model_secrets/* base64Of */.ju)(value)].map((form) => ({
            bytes: Buffer.from(form),
            report: (hits) => hits.secrets.add(name),
            confirm: () => true,
        }))),
        ...TOKEN_SHAPES.flatMap((shape) => shape.marks.map((mark) => ({
            bytes: Buffer.from(mark),
            report: (hits) => hits.shapes.add(shape.name),
            confirm: (bytes, from, to) => isToken(shape, bytes, from, to),
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
        /** The whole content of a file. */
        inspectWhole: search,
        /** The next piece of the file that is being read. */
        inspect: (piece) => {
            // A match may begin in one piece and end in the next, so the border is searched, too.
            if (carried.length > 0)
                search(Buffer.concat([carried, piece.subarray(0, reach)]));
            search(piece);
            const last = Buffer.concat([carried, piece.subarray(-reach)]);
            carried = Buffer.from(last.subarray(-reach));
        },
        /** What was recognised in the file so far. */
        hitsSoFar: () => hits,
        /** What was recognised in the file. The next piece begins another file. */
        finish() {
            const taken = hits;
            hits = undefined;
            carried = secret_scanner_EMPTY;
            return taken;
        },
    };
}
/** `reach` is the most bytes that a match spans. */
function createFinder(needles) {
    const window = Math.min(...needles.map(({ bytes }) => bytes.length));
    const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
    /** 1 where a part begins with this pair: it rules out almost every candidate without a comparison. */
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
            endingWith.set(pair, [...(endingWith.get(pair) ?? []), { ...needle, offset }]);
        }
    }
    /** The next position from which a part may end. This function is short because it runs most often. */
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
/**
 * Where the part of a needle begins that ends in the rarest pair of bytes. The first four bytes of
 * `github_pat_` end in `th`, which every text has in every line.
 */
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
/** How often a byte occurs in configuration and text, in rough steps. */
function frequencyOf(byte) {
    const isLower = byte >= 0x61 && byte <= 0x7a;
    if (isLower || byte === 0x20 || byte === 0x2d)
        return 8;
    return byte === 0x22 || byte === 0x5f || (byte >= 0x30 && byte <= 0x39) ? 3 : 1;
}
//# sourceMappingURL=secret-scanner.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
;// CONCATENATED MODULE: ./build/src/archive/read-names.js
/** Reads the names in a directory. A name that is not UTF-8 is refused: it would change in the archive. */






/** The names in a directory; those that cannot be packed become problems in `findings`. */
function readNames(directory, findings) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(directory.absolute);
    }
    catch (error) {
        const message = `cannot be read (${(0,open_checked/* codeOf */.$N)(error) ?? String(error)}); make it readable or ignore it`;
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
    const shown = `${directory.path === '' ? '' : `${directory.path}/`}${showBytes(raw)}`;
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
/** A name with its bytes that are not UTF-8 written out, as in `caf\xe9.txt`. */
function showBytes(raw) {
    return raw
        .toString('latin1')
        .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
/** What an entry is for the archive; `special` for a socket, a device and the like. */
function entryKind(stats) {
    if (stats.isFile())
        return 'file';
    if (stats.isDirectory())
        return 'directory';
    return stats.isSymbolicLink() ? 'link' : 'special';
}
/**
 * Orders two strings as their UTF-8 bytes would be ordered. That is the order of UTF-16 code
 * units, except that surrogates come last.
 */
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
//# sourceMappingURL=read-names.js.map
;// CONCATENATED MODULE: ./build/src/archive/links.js
/** Finds where a symbolic link leads, and decides how it is packed. */





/** Decides whether a link is packed as a link, replaced by its target, or refused. */
function resolveLink(link) {
    const text = (0,external_node_fs_.readlinkSync)(link.absolute);
    const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(link.absolute), text);
    let real;
    try {
        real = external_node_fs_.realpathSync.native(link.absolute);
    }
    catch (error) {
        const code = (0,open_checked/* codeOf */.$N)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return refuse(text, 'which does not exist');
        const why = code === 'ELOOP'
            ? 'which leads back to itself; remove the link'
            : `which cannot be read (${code ?? String(error)})`;
        return { kind: 'refuse', message: `links to ${text}, ${why}` };
    }
    const kept = pathInArchive(sameFile(lexical, real) ? lexical : real, link);
    if (kept !== undefined)
        return { kind: 'keep', target: retarget(text, kept, link.path) };
    if (!(0,place/* isWithin */.UO)(real, link.repository))
        return refuse(text, 'outside the repository');
    const checkout = (0,find_repository/* findCheckout */.I8)(real);
    const isOther = checkout !== undefined && checkout !== link.repository;
    if (isOther && (0,place/* isWithin */.UO)(checkout, link.repository)) {
        return refuse(text, 'into another checkout');
    }
    if (link.open.some((directory) => (0,place/* isWithin */.UO)(directory, real))) {
        return refuse(text, 'a directory that contains the link');
    }
    return { kind: 'follow', real, stats: (0,external_node_fs_.lstatSync)(real) };
}
function refuse(text, where) {
    return { kind: 'refuse', message: `links to ${text}, ${where}; remove the link or ignore it` };
}
/** The path of a file in the archive; undefined if the file is packed only through a link. */
function pathInArchive(absolute, link) {
    if ((0,place/* isWithin */.UO)(absolute, link.root))
        return toSlashes((0,external_node_path_.relative)(link.root, absolute));
    const graft = link.grafts.findLast(({ real }) => (0,place/* isWithin */.UO)(absolute, real));
    if (!graft)
        return undefined;
    const inside = toSlashes((0,external_node_path_.relative)(graft.real, absolute));
    return inside === '' ? graft.path : `${graft.path}/${inside}`;
}
/** The text of the link if it leads to the target in the archive, too; else the shortest relative path. */
function retarget(text, target, link) {
    const written = toSlashes(text);
    const there = external_node_path_.posix.join(external_node_path_.posix.dirname(link), written).replace(/(.)\/$/, '$1');
    if (!(0,external_node_path_.isAbsolute)(text) && there === (target || '.'))
        return written;
    return external_node_path_.posix.relative(external_node_path_.posix.dirname(`/${link}`), `/${target}`) || '.';
}
/**
 * Whether the path as written is the file that the system reaches. They differ when the text
 * climbs out of a linked directory.
 */
function sameFile(lexical, real) {
    try {
        return external_node_fs_.realpathSync.native(lexical) === real;
    }
    catch {
        return false;
    }
}
const toSlashes = (path) => (external_node_path_.sep === '/' ? path : path.replaceAll(external_node_path_.sep, '/'));
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/archive/walk.js
/** Walks the directory in the order of the archive, and decides about each entry. */











/** The most entries that links may bring in from outside the root, because links to links multiply. */
const GRAFTED_LIMIT = 50_000;
const stepOf = (key, entry) => ({
    key,
    entry,
    inside: undefined,
});
/** Yields the entries to pack. What is not packed is added to `findings`. */
function* walk(options, findings) {
    const { root, repository } = options;
    const top = {
        name: (0,external_node_path_.basename)(root),
        path: '',
        absolute: root,
        stats: (0,external_node_fs_.lstatSync)(root),
        rules: [options.startRules()],
        repository: (0,find_repository/* findRepository */.W1)(root) ?? repository,
        around: 'ordinary',
        open: [root],
        grafts: [],
    };
    yield* new Walk(options, findings).walkDirectory(top);
}
class Walk {
    options;
    findings;
    grafted = 0;
    constructor(options, findings) {
        this.options = options;
        this.findings = findings;
    }
    *walkDirectory(directory) {
        const steps = [];
        const names = readNames(directory, this.findings);
        const { absolute } = directory;
        this.nameOtherRepository(directory, names);
        const here = names.includes('.git') ? { ...directory, repository: absolute } : directory;
        const parent = (0,external_node_path_.basename)(absolute);
        for (const name of names) {
            const entry = this.look(directory, name);
            if (!entry || this.neverShips(entry, parent))
                continue;
            if (!this.hasRoom(directory, entry.path))
                return;
            let question = this.decide(here, entry, steps);
            while (question) {
                yield question;
                question = this.decide(here, entry, steps);
            }
        }
        this.checkStillThere(directory);
        steps.sort((a, b) => compareBytes(a.key, b.key));
        for (const { entry, inside } of steps) {
            if (entry)
                yield entry;
            if (inside)
                yield* this.walkDirectory(inside);
        }
    }
    /** Warns of another repository. Modules that `terraform init` fetched may be one: they get no warning. */
    nameOtherRepository({ path, absolute }, names) {
        if (absolute.split(external_node_path_.sep).includes('.terraform'))
            return;
        if (!(0,find_repository/* isOtherRepository */.JA)(absolute, names, this.options.workspace))
            return;
        const message = 'holds another repository, in which git is not run; make it a submodule, or keep it out with a rule';
        this.findings.warnings.push({ at: path || '.', message });
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
        const type = entryKind(stats);
        const never = this.options.never.get(absolute) ??
            (type === 'special' ? undefined : (0,never_ships/* neverShips */.AP)(name, parent, type));
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
    /** The entry of a directory sorts before its siblings `name-x`, and its contents after them. */
    descend(directory, entry, steps) {
        const { name, path } = entry;
        const { withheld, inside: rules } = enter(directory.rules, name);
        if (!rules) {
            withhold(this.findings, path, withheld);
            return;
        }
        const around = enterDirectory(directory.around, name, (0,external_node_path_.basename)(directory.absolute));
        const inside = { ...directory, ...entry, rules, around };
        steps.push({ key: `${name}/`, entry: undefined, inside });
        if (!withheld)
            steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
    }
    /**
     * Adds the steps of an entry, or records why it is not packed.
     *
     * @returns the question to git whose answer it needs; after that it has to be called again
     */
    decide(directory, entry, steps) {
        const { name, path, absolute, stats } = entry;
        if (stats.isDirectory()) {
            this.descend(directory, entry, steps);
            return undefined;
        }
        const rule = firstRule(directory.rules, name);
        if (rule) {
            withhold(this.findings, path, rule);
            return undefined;
        }
        if (!stats.isSymbolicLink())
            return this.decideFile(directory, entry, steps);
        const { root, repository } = this.options;
        const open = [...directory.open, directory.absolute];
        const fate = resolveLink({ absolute, path, root, repository, open, grafts: directory.grafts });
        if (fate.kind === 'follow') {
            const target = { ...entry, absolute: fate.real, stats: fate.stats };
            return this.follow(directory, target, steps);
        }
        if (fate.kind === 'keep') {
            steps.push(stepOf(name, { path, type: 'link', size: 0, target: fate.target }));
        }
        else
            this.findings.problems.push({ where: path, message: fate.message });
        return undefined;
    }
    decideFile(directory, entry, steps) {
        const { name, path, absolute, stats } = entry;
        if (!stats.isFile()) {
            withholdSpecial(this.findings, path, stats);
            return undefined;
        }
        const { repository, around } = directory;
        const { size, dev, ino, mode, mtimeMs } = stats;
        const executable = (mode & 0o100) !== 0;
        const state = { absolute, size, mtimeMs, dev, ino };
        const file = { path, type: 'file', ...state, repository, executable };
        const ownName = (0,external_node_path_.basename)(absolute);
        const credential = looksSecret(name, around) || (ownName !== name && looksSecret(ownName, around));
        if (credential && !this.options.includeUntrackedSecrets) {
            if (!this.findings.tracked.has(repository))
                return { type: 'ask git', repository };
            const tracking = untracked(this.findings, file);
            if (tracking) {
                withholdSecret(this.findings, path, tracking);
                return undefined;
            }
        }
        steps.push(stepOf(name, file));
        return undefined;
    }
    /** Packs the target of a link under the link's name; the target is outside the root, inside the repository. */
    follow(directory, target, steps) {
        const { path, absolute: real, stats } = target;
        const inRepository = (0,external_node_path_.relative)(this.options.repository, real);
        const names = inRepository.split(external_node_path_.sep);
        const isDirectory = stats.isDirectory();
        const never = this.neverAt(real) ?? (0,never_ships/* neverShipsPath */.Te)(names.join('/'), isDirectory ? 'directory' : 'file');
        if (never !== undefined) {
            this.findings.withheld.push({ path, reason: `leads to ${inRepository}: ${never}` });
            return undefined;
        }
        const repository = (0,find_repository/* findRepository */.W1)(real) ?? directory.repository;
        const around = enterDirectories(directory.around, isDirectory ? names : names.slice(0, -1));
        const parent = { ...directory, repository, around };
        if (isDirectory) {
            this.graft(parent, target, steps);
            return undefined;
        }
        const isRuled = stats.isFile() && !this.options.graftsAreSeparate;
        const rule = isRuled ? this.options.startRules().file((0,external_node_path_.basename)(real)) : undefined;
        if (!rule)
            return this.decideFile(parent, target, steps);
        withhold(this.findings, path, rule);
        return undefined;
    }
    graft(directory, entry, steps) {
        const { graftsAreSeparate, startRules } = this.options;
        const { name, path, absolute: real } = entry;
        const target = graftsAreSeparate ? undefined : startRules().directory((0,external_node_path_.basename)(real)).withheld;
        const { withheld, inside: entered } = enter(directory.rules, name);
        const rule = withheld ?? target;
        if (rule) {
            withhold(this.findings, path, rule);
            return;
        }
        const rules = [...(graftsAreSeparate ? [] : (entered ?? [])), startRules()];
        const open = [...directory.open, directory.absolute];
        const grafts = [...directory.grafts, { real, path }];
        const inside = { ...directory, ...entry, rules, open, grafts };
        steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
        steps.push({ key: `${name}/`, entry: undefined, inside });
    }
    neverAt(real) {
        for (const [path, reason] of this.options.never)
            if ((0,place/* isWithin */.UO)(real, path))
                return reason;
        return undefined;
    }
    checkStillThere({ absolute, path, stats }) {
        const now = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
        if (now && now.isDirectory() && (0,open_checked/* isSame */.Ft)(now, stats))
            return;
        this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
    }
}
//# sourceMappingURL=walk.js.map
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
/** Packs a directory into one file: it walks, decides, reads and compresses in one go. */














/**
 * Packs a directory into a reproducible .tar.gz.
 *
 * @param options the directory, and the rules that exclude files from the archive
 * @param ports git is asked through them, and warnings go to the log
 * @returns the archive, and the entries that were excluded. Call its `remove` when it was sent.
 * @throws PackError naming every entry that cannot be packed as it is, or the archive's own path
 *   when it cannot be written; nothing is left behind
 */
async function packDirectory(options, ports) {
    const root = realDirectory(options.root);
    const repository = (0,find_repository/* findCheckout */.I8)(root) ?? root;
    const rules = await (0,ignore_rules/* readRuleFile */.R)(root, repository, options.rules ?? 'terraform');
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
        const secrets = collectSecrets(options.secrets ?? [], ports.environment);
        const scanner = createSecretScanner(secrets);
        const entries = [];
        const packing = { tar, findings, options, ports, scanner, entries };
        const steps = walk({
            root,
            repository,
            workspace,
            startRules: () => rules.start(),
            graftsAreSeparate: options.rules === 'exact',
            never: neverShippedPaths(root, file, options.never, ports.environment),
            includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
        }, findings);
        for (const step of steps) {
            ports.signal?.throwIfAborted();
            if (step.type === 'ask git')
                await askGit(step.repository, packing);
            else
                await addToArchive(step, packing);
        }
        if (findings.problems.length > 0)
            throw new pack/* PackError */.ql(findings.problems);
        await tar.end();
        file.finish();
        return {
            path: file.path,
            bytes,
            sha256: hash.digest('hex'),
            root,
            entries,
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
/** Warns of repositories around the one where git is run: what they track does not count. */
function repositoriesAbove(root, workspace) {
    return (0,find_repository/* findOthersAbove */.u1)(root, workspace).map((path) => ({
        at: (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/'),
        message: 'is another repository than the one of the job, and git is not run in it; make it a submodule, or remove it',
    }));
}
function realDirectory(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new pack/* PackError */.ql([{ where: path, message: 'does not exist' }]);
    if (!stats.isDirectory())
        throw new pack/* PackError */.ql([{ where: path, message: 'is not a directory' }]);
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    }
    catch (error) {
        throw new pack/* PackError */.ql([{ where: path, message: describeReadError(error) }]);
    }
    return external_node_fs_.realpathSync.native(path);
}
/** Files through which a job gives commands to the runner: their contents are never packed. */
const COMMAND_FILES = 'GITHUB_OUTPUT GITHUB_ENV GITHUB_STATE GITHUB_PATH GITHUB_STEP_SUMMARY GITHUB_EVENT_PATH'.split(' ');
function neverShippedPaths(root, file, never = [], environment) {
    const reasons = new Map();
    const add = (path, reason) => {
        if (!path)
            return;
        // The path may not exist yet, or be a link.
        const withRealParent = (0,external_node_path_.join)((0,find_repository/* realOrSame */.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
        for (const form of [path, (0,find_repository/* realOrSame */.eF)(path), withRealParent]) {
            // A root below such a directory was chosen on purpose.
            if (!(0,place/* isWithin */.UO)(root, form))
                reasons.set(form, reason);
        }
    };
    for (const name of COMMAND_FILES)
        add(environment[name], 'a command file of the runner');
    add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
    for (const path of never)
        add(path, 'belongs to the runner');
    add(file.path, 'the archive itself');
    // This file exists only during packing, so it is not mentioned.
    add(file.scratch, '');
    return reasons;
}
//# sourceMappingURL=pack-directory.js.map

/***/ }),

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   NG: () => (/* binding */ RULE_SETS),
/* harmony export */   On: () => (/* binding */ RULE_FILE),
/* harmony export */   iC: () => (/* binding */ UNTRACKED),
/* harmony export */   ql: () => (/* binding */ PackError),
/* harmony export */   vp: () => (/* binding */ TRACKING_UNKNOWN)
/* harmony export */ });
const RULE_SETS = ['terraform', 'exact', 'gitignore'];
/** Name of the rule file at the top of the packed directory. */
const RULE_FILE = '.terraformignore';
/** Reasons for withholding an entry that the gate treats in a special way. */
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
/** The directory cannot be packed; `problems` lists every reason, each with its path in `where`. */
class PackError extends Error {
    name = 'PackError';
    problems;
    constructor(problems) {
        super(problems.map(({ where, message }) => `${where}: ${message}`).join('\n'));
        this.problems = problems;
    }
}
//# sourceMappingURL=pack.js.map

/***/ }),

/***/ 4043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ resolvePackDirectory),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   _M: () => (/* binding */ repositoryOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6609);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(847);
/** Checks the directory that is packed: it is inside one repository, and no link leads to it. */




/**
 * Resolves the directory to pack. It must not be a link of the repository, because the author of a
 * pull request could choose its target. Links above the repository and above `base` are allowed.
 *
 * @param directory as given, relative to `base`
 * @param base the directory in which the job works
 * @throws PackError naming the link
 */
function resolvePackDirectory(directory, base) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, directory);
    const home = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(base);
    for (let at = absolute; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        const parent = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
        const isLink = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
        if (!isLink || (!isWithin(parent, home) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(parent) === undefined))
            continue;
        const message = `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(at)}, and files that are judged must not choose what is packed; name what it leads to`;
        throw new _pack_js__WEBPACK_IMPORTED_MODULE_3__/* .PackError */ .ql([{ where: at, message }]);
    }
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(absolute);
    return { directory: real, repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(real) };
}
/** Absolute path of the repository that holds the directory, or undefined. */
function repositoryOf(directory) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(directory));
}
/** Whether a path is the directory or inside it; both are absolute. */
function isWithin(path, directory) {
    return (path === directory || path.startsWith(directory.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? directory : directory + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
}
//# sourceMappingURL=place.js.map

/***/ }),

/***/ 4953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ DIRECTORY),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   hG: () => (/* binding */ under),
/* harmony export */   uK: () => (/* binding */ option)
/* harmony export */ });
/** `option('-o, --out <file>', 'where to')`; without `<value>` it is a flag. */
function option(flags, description, more = {}) {
    const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
    return { name, short, value, description, ...more };
}
/** Puts options below a heading in the help. */
function under(group, options) {
    return options.map((each) => ({ ...each, group }));
}
/** A directory without its option, for commands that take nothing else. */
const DIRECTORY = {
    name: 'directory',
    description: 'the same as --directory',
    required: false,
};
/** Exit codes of every command; the help of `plangate` says what they mean. */
const EXIT = {
    green: 0,
    blocked: 1,
    badInput: 2,
    needsOverride: 3,
    errored: 4,
    undecided: 5,
    refused: 6,
    network: 7,
    interrupted: 130,
    terminated: 143,
};
//# sourceMappingURL=command.js.map

/***/ }),

/***/ 1438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ neutralise),
/* harmony export */   h: () => (/* binding */ createLog)
/* harmony export */ });
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2195);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4638);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4913);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6890);




function createLog(io, options = {}) {
    const { verbose = false, story = 'err' } = options;
    const secrets = (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .createSecrets */ .gE)();
    let written = Promise.resolve();
    const write = (stream, line, safe = neutralise) => {
        const text = secrets.conceal(safe(line));
        const columns = stream === 'out' && io.screen !== undefined ? io.columns?.() : undefined;
        const shown = columns === undefined || safe === _report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asIs */ .$B ? text : (0,_wrap_js__WEBPACK_IMPORTED_MODULE_2__/* .wrapLines */ .M)(text, columns);
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
        command: (line) => write(story, line, _report_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asIs */ .$B),
        secret: (value) => void secrets.keep(value),
        conceal: (text) => secrets.conceal(text),
        flush: () => written,
    };
}
/** Text from a service, made safe for a terminal or a job's log. Line breaks stay. */
function neutralise(text) {
    return text
        .split(/\r\n|\n/)
        .map(_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)
        .join('\n');
}
//# sourceMappingURL=log.js.map

/***/ }),

/***/ 9011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ pack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _archive_describe_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(2591);
/* harmony import */ var _archive_pack_directory_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4124);
/* harmony import */ var _hosts_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1956);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4043);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(847);
/* harmony import */ var _gate_outside_modules_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1934);
/* harmony import */ var _gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2437);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(4953);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(1438);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(2195);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(3815);
/** Packs a directory, and shows every file that would leave this machine, with the reason. */













const pack = {
    name: 'pack',
    summary: 'what would leave this machine, and why',
    description: 'Packs a directory the way `check` does and says what is in the archive. Nothing is sent. The same tree gives the same bytes on every machine.',
    arguments: [
        { name: 'directory', description: 'what to pack; else the working directory', required: false },
    ],
    options: [
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('-o, --output <file>', 'keep the archive (.tar.gz) here'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--list', 'show every file that ships and every one that stays, and why'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--json', 'the same for machines; nothing else on standard output'),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--rules <set>', 'how .terraformignore is read', {
            choices: _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .RULE_SETS */ .NG,
            default: 'terraform',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--secret-scan <what>', 'what a file that seems to hold a token does', {
            choices: ['warn', 'fail'],
            default: 'warn',
        }),
        (0,_command_js__WEBPACK_IMPORTED_MODULE_8__/* .option */ .uK)('--include-untracked-secrets', 'ship files that look like credentials although git does not track them'),
    ],
    examples: {
        'plangate pack --list': 'what would be sent from here',
        'plangate pack infra -o infra.tar.gz': 'keep the archive',
    },
    run,
};
async function run(input, io) {
    const log = (0,_log_js__WEBPACK_IMPORTED_MODULE_9__/* .createLog */ .h)(io);
    const { directory } = (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_4__/* .resolvePackDirectory */ .DR)((0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .argumentOf */ .Nf)(input, 'directory') || '.', io.workingDirectory);
    const output = (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .optionOf */ .XD)(input, 'output');
    const archive = await (0,_archive_pack_directory_js__WEBPACK_IMPORTED_MODULE_2__.packDirectory)({
        root: directory,
        workspace: (0,_hosts_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceOf */ .B)(io.environment, io.workingDirectory),
        rules: _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .RULE_SETS */ .NG.find((name) => name === (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .optionOf */ .XD)(input, 'rules')),
        secretScan: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .optionOf */ .XD)(input, 'secret-scan') === 'fail' ? 'fail' : 'warn',
        includeUntrackedSecrets: (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .flagOf */ .iP)(input, 'include-untracked-secrets'),
        output: output === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(io.workingDirectory, output),
    }, { ...io, log });
    await archive.remove();
    await refuseDoubtful(archive, output === undefined ? undefined : archive.path);
    const outside = await (0,_gate_outside_modules_js__WEBPACK_IMPORTED_MODULE_6__/* .findOutside */ .B)(archive, '');
    if (outside !== undefined)
        log.warning(`${outside.seen} ${outside.fix}`);
    if ((0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .flagOf */ .iP)(input, 'json'))
        await io.out(`${renderJson(archive)}\n`);
    else
        await io.out(renderText(archive, (0,_read_input_js__WEBPACK_IMPORTED_MODULE_11__/* .flagOf */ .iP)(input, 'list'), output));
    await log.flush();
    return _command_js__WEBPACK_IMPORTED_MODULE_8__/* .EXIT */ .dc.green;
}
/** A file that Terraform might load is not left out on a guess: `check` stops there too. */
async function refuseDoubtful({ withheld, root }, written) {
    if (!withheld.some(({ reason }) => reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .TRACKING_UNKNOWN */ .vp))
        return;
    const unseen = (0,_gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnseen */ .s)(withheld, await (0,_gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__/* .readLoads */ .QO)(root), root, root);
    const doubt = (0,_gate_read_loads_js__WEBPACK_IMPORTED_MODULE_7__/* .sayDoubtful */ .ZA)(unseen, root);
    if (doubt === undefined)
        return;
    if (written !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(written, { force: true });
    throw new _archive_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .PackError */ .ql([{ where: 'git', message: doubt }]);
}
function renderJson({ entries, withheld, warnings, bytes, sha256 }) {
    const files = entries.map(({ path, size, type }) => ({ path, size, type }));
    return JSON.stringify({ files, withheld, warnings, bytes, sha256 }, undefined, 2);
}
function renderText(archive, list, output) {
    const { entries, withheld, warnings, sha256 } = archive;
    const lines = [];
    if (list) {
        const width = Math.max(0, ...entries.map(({ size }) => String(size).length));
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
    lines.push((0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_12__/* .describeArchive */ .SH)(archive));
    const largest = (0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_12__/* .describeLargest */ .cz)(archive);
    if (largest.length > 0)
        lines.push('The largest files:', ...largest.map((line) => `  ${line}`));
    lines.push(output === undefined ? 'Nothing was kept; -o FILE keeps it.' : `${output} ${sha256}`);
    return `${lines.map(_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLine */ .om).join('\n')}\n`;
}
//# sourceMappingURL=pack.js.map

/***/ }),

/***/ 6194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ usageError),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   x8: () => (/* binding */ renderProblems)
/* harmony export */ });
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2195);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4913);
/**
 * Everything that is wrong with a command's call, reported together, each problem with its remedy.
 */


/** The caller has to change something: exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
    problems;
    constructor(problems) {
        super(problems.map(({ where, message }) => `${where} ${message}`).join('\n'));
        this.problems = problems;
    }
}
/** The same error with a single problem. */
function usageError(where, message) {
    return new UsageError([{ where, message }]);
}
/** A sentence, then one line per problem with `where` in a column. */
function renderProblems(command, problems) {
    const width = Math.max(...problems.map(({ where }) => where.length));
    // A single problem is a sentence, several are a table.
    const between = problems.length === 1 ? ' ' : '  ';
    // File names and contents may come from a pull request.
    const lines = problems.map(({ where, message }) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLine */ .om)(`  ${where.padEnd(width)}${between}${message}`));
    return [
        `${command} cannot start: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(problems.length, 'problem')}.`,
        ...lines,
        `See \`${command} --help\`.`,
        '',
    ].join('\n');
}
//# sourceMappingURL=problems.js.map

/***/ }),

/***/ 8645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  BK: () => (/* binding */ helpText),
  qg: () => (/* binding */ parse),
  em: () => (/* binding */ sentence)
});

// EXTERNAL MODULE: ./node_modules/commander/index.js
var commander = __nccwpck_require__(8909);
;// CONCATENATED MODULE: ./node_modules/commander/esm.mjs


// wrapper to provide named exports for ESM.
const {
  /* program */ "DM": program,
  /* createCommand */ "gu": createCommand,
  /* createArgument */ "er": createArgument,
  /* createOption */ "Ww": createOption,
  /* CommanderError */ "b7": CommanderError,
  /* InvalidArgumentError */ "Di": InvalidArgumentError,
  /* InvalidOptionArgumentError */ "a2": InvalidOptionArgumentError, // deprecated old name
  /* Command */ "uB": Command,
  /* Argument */ "ef": Argument,
  /* Option */ "c$": Option,
  /* Help */ "_V": Help,
} = commander;

// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __nccwpck_require__(440);
// EXTERNAL MODULE: ./build/src/cli/wrap.js
var wrap = __nccwpck_require__(6890);
;// CONCATENATED MODULE: ./build/src/cli/short-help.js

const MOST_LINES = 20;
const COLUMNS = 80;
/** A longer name has its description on the next line. */
const WIDEST_NAME = 30;
/** The help of one command when it is asked for with `-h`. */
function shortHelp(spec, path, summary) {
    if (spec.shortHelp !== undefined)
        return spec.shortHelp;
    const head = [usage(spec, path), '', summary, ''];
    const end = [...example(spec), `Everything: ${path} --help`];
    const rows = [...argumentRows(spec), ...(spec.commands ?? []).map(commandRow)];
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
function usage({ arguments: taken = [], commands }, path) {
    const words = taken.map(({ name, required, variadic }) => {
        const word = `${name.toUpperCase()}${variadic ? '...' : ''}`;
        return required ? `<${word}>` : `[${word}]`;
    });
    return ['Usage:', path, commands ? '<command>' : '[options]', ...words].join(' ');
}
function argumentRows({ arguments: taken = [] }) {
    return taken
        .filter(({ required }) => required)
        .map(({ name, description }) => ({ name: name.toUpperCase(), text: description }));
}
function commandRow({ name, summary }) {
    return { name, text: summary };
}
/** The required arguments and options, then those that the command lists as used often, or all of them in order. */
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
/** The first example, which is the simplest. */
function example({ examples = {} }) {
    const [[command, what] = []] = Object.entries(examples);
    return command === undefined ? [] : [`  # ${what}`, `  ${command}`, ''];
}
function drawRow({ name, text, facts = '' }, columns) {
    const room = COLUMNS - columns - 4;
    const described = (0,wrap/* wrapLines */.M)(shorten(text, room) + facts, room).split('\n');
    const indent = ' '.repeat(columns + 4);
    if (name.length > columns)
        return [`  ${name}`, ...described.map((line) => indent + line.trim())];
    const [first = '', ...rest] = described;
    return [`  ${name.padEnd(columns)}  ${first}`, ...rest.map((line) => indent + line.trim())];
}
/** The part of the first sentence that fits on one line; a list is left out as a whole. */
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
//# sourceMappingURL=short-help.js.map
;// CONCATENATED MODULE: ./build/src/cli/program.js
/**
 * Parses the words of a command line by a tree of commands. The only file that imports the library
 * which reads arguments and prints help.
 */



/** `argv` without the program and the script. Never throws; everything wrong is in the problems. */
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
/** `-h` answers what most people look for, `--help` everything. */
function helpIn(spec, path, { help, h }) {
    if (help === true)
        return helpText(spec, path);
    return h === true ? shortHelp(spec, path, sentence(spec.summary)) : undefined;
}
/** The help of one command, always 80 columns wide. */
function helpText(spec, path) {
    if (spec.help !== undefined)
        return spec.help;
    const examples = Object.entries(spec.examples ?? {}).map(([command, what]) => `  # ${what}\n  ${command}\n`);
    const text = build(spec, path).command.helpInformation();
    return examples.length > 0 ? `${text}\nExamples:\n${examples.join('')}` : text;
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
    for (const [option, key] of keys) {
        input.options[option.name] = readValues(option, values[key], problems);
    }
    // The value of an unknown option looks like a superfluous argument: it is reported once.
    let rest = isStrange ? operands : [...operands, ...unknown];
    for (const { name, description, required, variadic } of spec.arguments ?? []) {
        const taken = variadic ? rest : rest.slice(0, 1);
        rest = rest.slice(taken.length);
        const sameOption = spec.options?.find((option) => option.name === name);
        if (sameOption !== undefined) {
            const [word] = taken;
            if (word !== undefined && values[keys.get(sameOption) ?? ''] !== undefined) {
                problems.push({
                    where: word,
                    message: `is given twice: once as an argument and once as --${name}.`,
                });
            }
            else
                input.options[name] ??= word;
            continue;
        }
        if (taken.length === 0 && required && !isStrange) {
            problems.push({ where: name.toUpperCase(), message: `is needed: ${description}.` });
        }
        input.arguments[name] = variadic ? taken : taken[0];
    }
    for (const word of isStrange ? [] : rest) {
        problems.push({
            where: word,
            message: `is an unexpected argument.${optionWith(spec, word)}`,
        });
    }
    return problems.length > 0
        ? { kind: 'problems', path, problems }
        : { kind: 'run', path, run, input };
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
            // Only a last option without its value leads here: it is reported, and the rest is parsed
            // without it.
            problems.push({ where: left.pop() ?? '', message: 'needs a value.' });
        }
    }
}
function readValues(option, parsed, problems) {
    const subject = `--${option.name}`;
    if (option.value === undefined) {
        // The library keeps `--no-run` as a false `run`.
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
function unknownOption(spec, path, word) {
    const subject = word.split('=', 1)[0] ?? word;
    if (spec.options?.some((option) => `--${option.name}` === subject && !option.value)) {
        return { where: subject, message: 'takes no value.' };
    }
    const names = (spec.options ?? []).map((option) => `--${option.name}`);
    return { where: subject, message: `is not an option of ${path}.${suggestion(subject, names)}` };
}
/** The option that takes this very word. */
function optionWith({ options = [] }, word) {
    const taking = options.filter(({ choices, offers = choices }) => offers?.includes(word) === true);
    const [option] = taking;
    return option === undefined || taking.length > 1 ? '' : ` Did you mean --${option.name} ${word}?`;
}
function suggestion(word, names) {
    const near = (0,did_you_mean/* didYouMean */.a)(word, names);
    return near === undefined ? '' : ` Did you mean ${near}?`;
}
function build(spec, path) {
    // Prints nothing and never exits: every error is thrown.
    const command = new Command(path)
        .exitOverride()
        .configureOutput({ writeOut: ignore, writeErr: ignore, getOutHelpWidth: () => 80 })
        .helpOption(false)
        .helpCommand(false);
    command.description([sentence(spec.summary), spec.description].filter(Boolean).join('\n\n'));
    /** The key under which the library stores an option. */
    const keys = new Map();
    for (const argument of spec.arguments ?? []) {
        const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
        command.argument(argument.required ? `<${name}>` : `[${name}]`, argument.description);
    }
    for (const option of spec.options ?? []) {
        const built = buildOption(option);
        command.addOption(built);
        keys.set(option, built.attributeName());
    }
    for (const child of spec.commands ?? [])
        command.command(child.name).description(child.summary);
    command.option('-h', 'show what is used most');
    command.option('--help', 'show this');
    return { command, keys };
}
function buildOption(spec) {
    const short = spec.short === undefined ? '' : `-${spec.short}, `;
    const value = spec.value === undefined ? '' : ` <${spec.value}>`;
    const option = new Option(`${short}--${spec.name}${value}`, describeOption(spec));
    if (spec.group !== undefined)
        option.helpGroup(`${spec.group}:`);
    if (spec.value !== undefined) {
        option.argParser((word, before) => (before ?? []).concat(word));
    }
    return option;
}
function describeOption(spec) {
    const facts = [
        spec.choices && !spec.description.includes(spec.choices.join('|')) && spec.choices.join(', '),
        spec.default !== undefined && `default: ${spec.default}`,
        spec.repeatable && 'may be repeated',
        spec.required && 'required',
    ].filter((fact) => typeof fact === 'string');
    return facts.length > 0 ? `${spec.description} (${facts.join('; ')})` : spec.description;
}
/** Summaries are entries of a list; in a command's own help they become sentences. */
function sentence(summary) {
    return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
function ignore() { }
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 3815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ argumentOf),
/* harmony export */   XD: () => (/* binding */ optionOf),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   cz: () => (/* binding */ optionsOf),
/* harmony export */   iP: () => (/* binding */ flagOf),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   rl: () => (/* binding */ numberOf)
/* harmony export */ });
/** A required argument: the parser has already refused a call without it. */
function argumentOf(input, name) {
    const value = input.arguments[name];
    return typeof value === 'string' ? value : '';
}
/** Of an argument that may be given several times. */
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
/** A number whose text `wholeNumber` has checked. */
function numberOf(input, name) {
    const text = optionOf(input, name);
    return text === undefined ? undefined : Number(text);
}
/** Checks the text of a whole number between two bounds, for an option's `check`. */
function wholeNumber(least, most) {
    return (value) => {
        const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
        return number >= least && number <= most
            ? undefined
            : `is not a whole number from ${least} to ${most}.`;
    };
}
//# sourceMappingURL=read-input.js.map

/***/ }),

/***/ 1300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ EXIT_CODE_OF),
/* harmony export */   m: () => (/* binding */ runProgram)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(486);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(7912);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4953);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1438);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8645);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6194);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4271);
/** Runs one call of the command line and returns its exit code. */








async function runProgram(root, argv, io) {
    const parsed = (0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qg)(root, argv);
    switch (parsed.kind) {
        case 'version':
            await io.out(`${io.version}\n`);
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.green;
        case 'help':
            await io.out(parsed.text);
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.green;
        case 'problems':
            // An empty call, for example from an empty variable, must not look like success.
            if (argv.length > 0)
                return fail(new _problems_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(parsed.problems), parsed.path, argv, io);
            await io.err((0,_program_js__WEBPACK_IMPORTED_MODULE_4__/* .helpText */ .BK)(root, root.name));
            return _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.badInput;
        case 'run':
            try {
                return await parsed.run(parsed.input, io);
            }
            catch (error) {
                return fail(error, parsed.path, argv, io);
            }
    }
}
/** Prints an error as sentences, and as JSON on standard output if JSON was requested. */
async function fail(error, command, argv, io) {
    const { text, exitCode } = explainFailure(error, command, io.signal);
    if (argv.join(' ').search(/(?:^| )--(?:json|format[ =]json)(?: |$)/) >= 0) {
        const { code, status, remedy } = error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ ? error : NOTHING;
        const problems = error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb ? error.problems : undefined;
        const message = text.trimEnd();
        await io.out((0,_report_json_js__WEBPACK_IMPORTED_MODULE_6__/* .printableJson */ .et)({ error: { exitCode, code, status, message, remedy, problems } }));
    }
    await io.err(text);
    return exitCode;
}
const NOTHING = {};
/** The error document of a command that failed, and its exit code. */
function explainFailure(error, command, signal) {
    if (error instanceof _problems_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb) {
        return { text: (0,_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .renderProblems */ .x8)(command, error.problems), exitCode: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.badInput };
    }
    if (signal.aborted) {
        const exitCode = signal.reason === 'SIGTERM' ? _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.terminated : _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.interrupted;
        return { text: `${command} was canceled.\n`, exitCode };
    }
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .ql) {
        const lines = error.problems.map(({ where, message }) => `  ${where}: ${message}`);
        const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
        return { text: (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(text), exitCode: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.badInput };
    }
    if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) {
        return { text: `${(0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(sentences(error))}\n`, exitCode: EXIT_CODE_OF[error.code] };
    }
    const message = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error);
    return { text: `${command} stopped: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralise */ .$)(message)}\n`, exitCode: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.undecided };
}
const EXIT_CODE_OF = {
    invalid: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.badInput,
    local: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.badInput,
    unauthorized: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    forbidden: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    'not-found': _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    'bad-request': _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    conflict: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    'too-large': _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    unprocessable: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    'upload-refused': _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.refused,
    'rate-limited': _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.network,
    'server-error': _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.network,
    redirected: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.network,
    unreadable: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.network,
    network: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.network,
    timeout: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.network,
    tls: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.network,
    aborted: _command_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.interrupted,
};
function sentences(error) {
    const { message, remedy } = error;
    return remedy === undefined || message.includes(remedy) ? message : `${message}\n  ${remedy}`;
}
//# sourceMappingURL=run-program.js.map

/***/ }),

/***/ 6890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ wrapLines)
/* harmony export */ });
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4834);
/** Breaks lines for people at words, so that a narrow terminal does not break them inside. */

/** Below this width, broken lines are no easier to read. */
const NARROWEST = 20;
/**
 * A command between backticks is one piece: people copy it. What is longer than the terminal, such
 * as a URL, is left to the terminal. Lines with escape sequences are already fitted to it.
 */
function wrapLines(text, columns) {
    if (!(columns >= NARROWEST))
        return text;
    return text
        .split('\n')
        .map((line) => line.includes('\x1b') || (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(line) <= columns ? line : wrapLine(line, columns))
        .join('\n');
}
function wrapLine(line, columns) {
    const [start = ''] = /^ */.exec(line) ?? [];
    const indent = ' '.repeat(Math.min(start.length + 2, Math.floor(columns / 3)));
    const lines = [];
    let shown = start;
    for (const [, space = '', piece = ''] of line
        .slice(start.length)
        .matchAll(/( *)((?:`[^`]*`|[^ ])+)/g)) {
        const isFirst = shown.trim() === '';
        if (!isFirst && (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(shown + space + piece) > columns) {
            lines.push(shown);
            shown = indent + piece;
        }
        else
            shown += space + piece;
    }
    return [...lines, shown].join('\n');
}
//# sourceMappingURL=wrap.js.map

/***/ }),

/***/ 486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError),
/* harmony export */   p: () => (/* binding */ plain)
/* harmony export */ });
/** A request that failed. The message says what was requested, what came back, and what to do next. */
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
/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** Removes the query of a URL, which may be secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
/**
 * Makes text from a service safe for one line of a message: bounded, without control characters.
 */
function plain(text, longest) {
    // Twice the length that can be shown is enough to clean, however long a hostile text is.
    const line = text
        .slice(0, longest * 2)
        .replace(ACTING, ' ')
        .replace(QUERY, '$1')
        .trim();
    return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 6281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GateStop: () => (/* binding */ GateStop),
/* harmony export */   N3: () => (/* binding */ noneIfNotFound),
/* harmony export */   ak: () => (/* binding */ forgivesFailedLook),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   vu: () => (/* binding */ isRefusal),
/* harmony export */   wS: () => (/* binding */ CANCELED)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(486);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4271);
/** What a thrown value means for the job: whether it is forgiven, and what to call it. */



/** A step that cannot go on, with a whole sentence for people. */
class GateStop extends Error {
    name = 'GateStop';
    kind;
    /** Whether the service itself ended the run or the upload with an error. Then the outcome is certain. */
    errored;
    constructor(kind, message, options = {}) {
        super(message);
        this.kind = kind;
        this.errored = options.errored ?? false;
    }
}
/** A person or the CI host ended the check. */
const CANCELED = 'The check was canceled.';
/** @param ended why the job has ended, if it has: then this is the cause of the error */
function failureOf(error, ended) {
    const message = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .g)(error);
    if (ended === 'aborted')
        return { kind: 'canceled', message: CANCELED };
    if (error instanceof GateStop)
        return { kind: error.kind, message };
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .ql)
        return { kind: 'archive', message };
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return { kind: ended ?? 'archive', message };
    const { remedy = '', code } = error;
    const whole = message.includes(remedy) ? message : `${message}\n${remedy}`;
    return { kind: ended ?? SERVICE_FAILURES[code] ?? 'service', message: whole };
}
/** The other codes are `service`. */
const SERVICE_FAILURES = {
    unauthorized: 'refused',
    forbidden: 'refused',
    'not-found': 'refused',
    local: 'archive',
    network: 'network',
    timeout: 'network',
    tls: 'network',
    aborted: 'canceled',
    invalid: 'input',
};
/** For a `catch`: undefined for an object that does not exist. Every other error is thrown again. */
function noneIfNotFound(error) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || error.code !== 'not-found')
        throw error;
}
/** A service answers 404 as well for something that exists and that the token may not use. */
function isRefusal(error) {
    return (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
/**
 * Whether polling goes on after a failed request. During an outage it goes on until the deadline, because
 * the run goes on as well. After three answers in a row that cannot be read it stops: they will not change.
 */
function forgivesFailedLook(error, inARow) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return false;
    if (error.code === 'unreadable')
        return inARow < 3;
    return ['network', 'timeout', 'server-error'].includes(error.code);
}
//# sourceMappingURL=failure-of.js.map

/***/ }),

/***/ 1934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findOutside)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4043);
/* harmony import */ var _locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7834);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2437);
/** Finds modules that the configuration calls and that are not sent with it: the plan would fail without them. */





/** How many sources a sentence names. */
const NAMED = 3;
/**
 * Undefined if there is none. Only a source with `..` can lead outside. Links are not followed, because
 * the files that they lead to are sent in their place.
 *
 * @param inside working directory of the workspace; '' when it has none
 */
async function findOutside({ root, entries }, inside) {
    const module = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...inside.split('/'));
    const ofModule = entries.filter(({ type, path }) => type === 'file' && (0,_locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) && (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), module));
    if (!ofModule.some(({ path }) => climbs((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))))
        return undefined;
    const files = { ..._read_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .readsHere */ .aQ, follow: (path) => [path] };
    const { modules } = await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_3__/* .readLoads */ .QO)(module, files);
    const outside = [...new Set(modules)].filter((path) => !(0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, root));
    if (outside.length === 0)
        return undefined;
    const sources = outside.map((path) => JSON.stringify(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(module, path))));
    const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : '';
    let common = module;
    while (!outside.every((path) => (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(path, common)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return {
        seen: `${sources.slice(0, NAMED).join(', ')}${more} ${sources.length === 1 ? 'is the source of a module and lies' : 'are sources of modules and lie'} outside of what is sent, ${root}: the plan will not find ${sources.length === 1 ? 'it' : 'them'}.`,
        fix: `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(common, module)))} in its settings: then ${common} is sent.`,
    };
}
function climbs(path) {
    try {
        return /\bsource"?\s*[=:]\s*"[./]*\.\.\//.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
    }
    catch {
        return false;
    }
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
//# sourceMappingURL=outside-modules.js.map

/***/ }),

/***/ 2437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ followLinksIn),
/* harmony export */   PT: () => (/* binding */ listUnseen),
/* harmony export */   QO: () => (/* binding */ readLoads),
/* harmony export */   ZA: () => (/* binding */ sayDoubtful),
/* harmony export */   aQ: () => (/* binding */ readsHere),
/* harmony export */   aV: () => (/* binding */ mayBeMissed),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   qB: () => (/* binding */ NAMED),
/* harmony export */   s: () => (/* binding */ findUnseen),
/* harmony export */   yD: () => (/* binding */ loadReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(847);
/* harmony import */ var _locate_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3606);
/* harmony import */ var _locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7834);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6281);
/** Finds the files that a configuration loads, and which of them are excluded from the archive. */






/**
 * @param directory absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function readLoads(directory, files = readsHere, patience) {
    const { findLoads } = await loadReader();
    const check = () => {
        const ended = patience?.ended();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        const why = 'Time ran out while the configuration was read. Raise the timeout.';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop('timeout', why);
    };
    return findLoads(directory, files, { ..._locate_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .BUDGET */ .o3, check });
}
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return __nccwpck_require__.e(/* import() */ 951).then(__nccwpck_require__.bind(__nccwpck_require__, 2951));
}
/** The files of this machine. */
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    readFile: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'), undefined),
    follow,
};
/** How many links are followed: as many as Linux does. */
const LINK_LIMIT = 40;
/** The path itself, and every path that its links lead to, one after the other. */
function follow(path) {
    const places = [path];
    if (orElse(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), path) === path)
        return places;
    for (const at of places) {
        const next = places.length > LINK_LIMIT ? undefined : followFirst(at);
        if (next !== undefined)
            places.push(next);
    }
    return places;
}
/** The path with its first link replaced by what that leads to. */
function followFirst(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const target = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
/** The targets of all links in a directory and below it; undefined if it has too many entries. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let entryCount = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        entryCount += entries.length;
        if (entryCount > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...follow(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    const linked = linkedFrom();
    return withheld.filter(mayBeMissed).flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
        const byName = waysByName(path, loads, module);
        const isDirectory = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory(), false);
        const reads = loads.reads.filter((read) => mayRead({ path, isDirectory }, read, linked));
        if (byName.length === 0 && reads.length === 0)
            return [];
        const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
        const ways = () => reads.map((read) => ({ kind: read.kind, ...read.how() }));
        return {
            entry,
            path,
            certain,
            reads,
            hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
            onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
        };
    });
}
const CERTAIN = ['file', 'inside'];
const isIn = (inner, outer) => inner.startsWith(outer === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? outer : outer + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
/** Why Terraform loads this file although no expression names it. */
function waysByName(path, { modules, linked, calls }, module) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const isByName = (directory === module && (0,_locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isRead */ .H9)(name)) ||
        (modules.includes(directory) && (0,_locate_loaded_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(name)) ||
        // Where `terraform init` looks for providers first.
        isAtOrIn(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, 'terraform.d'));
    const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
    if (!isByName && holds.length === 0)
        return [];
    const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
    return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
/** Makes a function that answers where the links in a directory lead. Each directory is read once. */
function linkedFrom() {
    const targets = new Map();
    return (directory) => {
        if (!targets.has(directory))
            targets.set(directory, followLinksIn(directory));
        return targets.get(directory);
    };
}
function mayRead({ path, isDirectory }, { kind, path: at, ending }, linked) {
    if (kind === 'any' || isAtOrIn(at, path))
        return true;
    if (kind === 'file')
        return false;
    if (isIn(path, at) && (isDirectory || path.endsWith(ending)))
        return true;
    const places = linked(at);
    return (places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target)));
}
/** How many files a sentence names. */
const NAMED = 3;
/** Names the first of the excluded files, for a sentence. */
function listUnseen(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(unseen, root) {
    const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    if (doubtful.length === 0)
        return undefined;
    const why = doubtful[0]?.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 8536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ createAsk),
/* harmony export */   d: () => (/* binding */ createHostSend)
/* harmony export */ });
/* harmony import */ var _model_ports_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8471);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3452);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2340);




const ATTEMPTS = 4;
/** The longest time of all pauses between the attempts of one request together. */
const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** A hundred comments of the greatest length. */
const MAX_BYTES = 40_000_000;
/** Makes a function that sends JSON requests to one host, with its credentials. */
function createAsk(options) {
    const { baseUrl, clock, service } = options;
    const send = createHostSend(options);
    const ask = (method, path, content, manner) => {
        const url = new URL(baseUrl + path);
        const body = JSON.stringify(content);
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const headers = { accept: 'application/json', ...type, ...options.headers };
        return send({ method, url, headers, body }, manner);
    };
    return Object.assign(ask, { service, clock });
}
/**
 * Sends requests, and repeats those that can be repeated.
 *
 * @throws HostError for everything that is not an answer; a redirect is not an answer
 */
function createHostSend(options) {
    const { clock, deadline, service } = options;
    return async (outgoing, manner = {}) => {
        const { accept = [], once = outgoing.method === 'POST', signal: ownSignal } = manner;
        const signals = [options.signal, ownSignal].filter((each) => each !== undefined);
        const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
        const { method, url } = outgoing;
        const what = `${method} ${url.pathname}`;
        const giveUp = (why) => new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh('aborted', `${service}: ${what} ${why}.`);
        let waitedMs = 0;
        for (let attempt = 1;; attempt++) {
            const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
            if (leftMs <= 0)
                throw giveUp(TOO_LATE);
            const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
            // A connection that was closed meanwhile would leave it unknown whether the request arrived.
            const outcome = await exchange(options.send, { ...outgoing, timeoutMs, fresh: once, signal });
            if ('headers' in outcome && (isAnswer(outcome.status) || accept.includes(outcome.status))) {
                return { ...outcome, json: parse(outcome, service, what) };
            }
            const failure = outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w ? outcome.failure : undefined;
            if (failure === 'aborted')
                throw giveUp('was given up');
            if (failure === 'timeout' && leftMs < TIMEOUT_MS && !once)
                throw giveUp(TOO_LATE);
            const problem = toProblem(options, { method, what, once }, outcome);
            const waitMs = attempt < ATTEMPTS && ownSignal === undefined
                ? delayMs(outcome, attempt, options)
                : undefined;
            if (waitMs === undefined || waitedMs + waitMs > PATIENCE_MS || waitMs >= leftMs) {
                throw problem;
            }
            await clock.sleep(waitMs, options.signal).catch(() => {
                throw giveUp('was given up');
            });
            // The caller checks whether the request arrived before it repeats it.
            if (problem.kind === 'unsure')
                throw problem;
            waitedMs += waitMs;
        }
    };
}
const TOO_LATE = 'was not answered before the time for publishing was over';
async function exchange(send, request) {
    try {
        return await send({ ...request, maxBytes: MAX_BYTES });
    }
    catch (error) {
        if (error instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w)
            return error;
        throw error;
    }
}
/** Azure DevOps answers 203 and a sign-in page where others answer 401. */
function isAnswer(status) {
    return status >= 200 && status < 300 && status !== 203;
}
/** Whether the host refused because of a rate limit: 429, or a 403 with headers or a text that say so. */
function isLimit({ status, headers, body }) {
    if (status !== 403)
        return status === 429;
    const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
    return saysSo || /secondary rate limit|abuse detection/i.test(saidIn(body));
}
/** Milliseconds until the request can be repeated; undefined: it must not be. */
function delayMs(outcome, attempt, { clock, random }) {
    const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
    if (outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w) {
        return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
    }
    const { status, headers } = outcome;
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (isLimit(outcome)) {
        if (after >= 0)
            return after * 1_000;
        if (headers['x-ratelimit-remaining'] === '0') {
            const reset = Number(headers['x-ratelimit-reset']) * 1_000 - clock.date().getTime();
            return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
        }
        // A limit without a hint: hosts ask for a minute, once.
        return attempt === 1 ? PATIENCE_MS : undefined;
    }
    if (status < 500)
        return undefined;
    return after >= 0 ? after * 1_000 : backoff;
}
function toProblem({ service, refused, unreachable }, { method, what, once }, outcome) {
    if (outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_0__/* .TransportError */ .w) {
        const { failure, message } = outcome;
        const next = outcome.remedy ?? unreachable;
        const remedy = next === undefined ? '' : ` ${next}`;
        const sent = failure !== 'not-sent' && failure !== 'tls';
        const kind = once && sent ? 'unsure' : 'unreachable';
        const why = message.replace(/\.$/, '');
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(kind, `${service} could not be reached: ${what} (${why}).${remedy}`);
    }
    const { status, headers } = outcome;
    const theirMessage = saidIn(outcome.body);
    const words = theirMessage === '' ? '' : ` (${theirMessage.slice(0, 200)})`;
    // Lists always exist, so a 404 for one means that the host hides it from this token.
    const hidden = refused !== undefined && (method === 'GET' || method === 'POST');
    const kind = isLimit(outcome) ? 'rate-limited' : problemKind(status, theirMessage, hidden, once);
    const explained = refused !== undefined && MEANS_TOKEN.includes(kind);
    return new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh(kind, `${service} answered ${what} with ${status}${words}.${explained ? ` ${refused}` : ''}`, { status, accepted: headers['x-accepted-github-permissions'], explained });
}
const MEANS_TOKEN = ['permission', 'bad-token', 'not-found'];
function problemKind(status, message, hidden, once) {
    if (status === 401 || status === 203 || status === 302)
        return 'bad-token';
    if (status === 403 || (status === 404 && hidden))
        return 'permission';
    if (status === 404 || status === 410)
        return 'not-found';
    if (status === 413)
        return 'too-long';
    if (status === 400 || status === 422) {
        return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
    }
    if (status >= 500)
        return once ? 'unsure' : 'unreachable';
    return 'invalid';
}
/** The message of the host on one line, with its messages about single fields. */
function saidIn(body) {
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(new TextDecoder().decode(body));
    return [json, ...(0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .itemsIn */ .Un)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .inside */ .nx)(json, 'errors'))]
        .map((each) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .inside */ .nx)(each, 'message'))
        .filter((text) => typeof text === 'string')
        .map((text) => text.trim().split(/\s*[\r\n]/, 1)[0])
        .join(': ');
}
function parse({ status, body }, service, what) {
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(new TextDecoder().decode(body));
    if (body.length === 0 || json !== undefined)
        return json;
    const odd = 'something that is not JSON: a proxy or a sign-in page is in between';
    throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh('invalid', `${service} answered ${what} with ${status} and ${odd}.`);
}
//# sourceMappingURL=ask.js.map

/***/ }),

/***/ 3208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ commentProblems),
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   e2: () => (/* binding */ startComment)
/* harmony export */ });
/* harmony import */ var _decide_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9369);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3452);



/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000];
const ROUNDS = 12;
/** How often the list is read again while it lacks the comment that was created. */
const LOOKS_FOR_CREATED = 3;
/** One job deletes no more copies than this that earlier jobs left. */
const MOST_DELETED = 20;
/**
 * Reads the pull request and writes the comment once.
 *
 * @returns the result so far; `settle` makes sure that the comment stays
 * @throws HostError if the host refuses or does not answer
 */
async function startComment(api, content, { snapshot, ...wish }, ports) {
    const { defuse = (body) => body } = api;
    const compose = (...about) => defuse(content.compose(...about));
    const writer = { api, content: { ...content, compose }, wish, ports };
    const began = ports.clock.now();
    const result = await look(writer, snapshot);
    const slowness = ports.clock.now() - began;
    return {
        result,
        settle: async () => (result.written ? settle(writer, result, slowness) : result),
    };
}
/** Writes the comment and makes sure that it stays. Rejects as `startComment` does. */
async function writeComment(api, content, wish, ports) {
    const started = await startComment(api, content, wish, ports);
    const result = await started.settle();
    const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
    return { commentUrl, problems: commentProblems(result) };
}
/** Sentences for the log about a comment that is not as the job wanted it. */
function commentProblems(result) {
    if (result === undefined)
        return [];
    const { superseded, foreign, lost } = result;
    return [
        ...(superseded === undefined ? [] : [SUPERSEDED[superseded]]),
        ...(foreign ? [FOREIGN] : []),
        ...(lost ? [LOST] : []),
    ];
}
const SUPERSEDED = {
    commit: 'The pull request has a newer commit: its comment is left to the run of that commit.',
    run: 'A later run has reported or begun on this pull request: its comment was left as it is.',
};
const FOREIGN = "A comment of another author carries this gate's marker. It was ignored.";
const LOST = 'Other jobs kept writing to the comment: look for this report in the summary of the job.';
/** One round: look, decide, write. */
async function look(writer, first) {
    const { api, content, wish } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(wish.number));
        const action = (0,_decide_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .decideComment */ .O)(snapshot, content, wish, writer.created);
        try {
            const done = await act(writer, action, snapshot);
            return { ...done, foreign: hasForeign(writer, snapshot), lost: false };
        }
        catch (error) {
            // The comment was deleted after it was read.
            const again = error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh && error.kind === 'not-found';
            if (!again || tries === 3)
                throw error;
        }
    }
}
function hasForeign({ content, created }, { comments }) {
    const marked = comments.filter(({ body }) => (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .hasMarker */ .xY)(body, content.marker));
    return marked.some((comment) => !(0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .MU)(comment, created));
}
async function act(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
        case 'keep':
            return { written: false, url: action.comment?.url, superseded: action.superseded };
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true };
        case 'create':
        case 'replace': {
            const before = action.kind === 'replace' ? action.comment : undefined;
            const { url } = await create(writer, before?.body, snapshot);
            if (before !== undefined)
                await api.deleteComment(before.id);
            return { written: true, url };
        }
        case 'update': {
            const { id, body: existing, url, contradicted } = action.comment;
            const isSaid = content.compose(existing, BUDGETS[0]) === existing;
            if (isSaid && contradicted !== true)
                return { written: false, url };
            await fitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/**
 * Creates the comment. If the answer is lost, it looks for the comment twice, with a pause between,
 * before it creates it a second and last time.
 */
async function create(writer, existing, { comments }) {
    const { api, content, wish, ports } = writer;
    const before = new Set(comments.map(({ id }) => id));
    const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .hasMarker */ .xY)(body, content.marker) && content.holds(body);
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(wish.number, body);
            return (writer.created = await fitting(content, existing, send));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.kind !== 'unsure' || tries === 2)
                throw error;
            for (let looks = 0; looks < 2; looks++) {
                if (looks > 0 && !(await pause(ports, 2_000)))
                    throw error;
                const created = (await api.snapshot(wish.number)).comments.find(isNew);
                if (created === undefined)
                    continue;
                // Another user may have copied the text: only the token's own comment proves who the author is.
                const { id, url, mine, author } = created;
                return (writer.created = mine ? { id, url, author } : { id, url });
            }
        }
    }
}
/** Writes the largest body that the host takes. */
async function fitting(content, existing, write, [budget, ...smaller] = BUDGETS) {
    const written = write(content.compose(existing, budget));
    const [next, ...others] = smaller;
    if (next === undefined)
        return written;
    const again = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)(() => fitting(content, existing, write, [next, ...others]), 'too-long');
    return written.catch(again);
}
/** Reads the comment again until it holds the report, or until the time is over. */
async function settle(writer, written, slowness) {
    const { api, content, wish, ports } = writer;
    let result = written;
    for (let round = 1, missing = 0; round <= ROUNDS; round++) {
        if (!(await pause(ports, pauseMs(round, slowness, ports.random))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(wish.number);
        const foreign = hasForeign(writer, snapshot);
        const [comment, ...copies] = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .ownComments */ .D5)(snapshot.comments, content.marker, writer.created);
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // The host confirmed that it was created. A person may have deleted it since, on purpose.
            if (++missing === LOOKS_FOR_CREATED)
                return result;
            continue;
        }
        const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
        if (comment !== undefined && isWritten) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await look(writer, snapshot);
        if (!result.written)
            return result;
        slowness = Math.max(slowness, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Waits. Returns false, without waiting, if the deadline comes first. */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/**
 * The pause is longer than a job takes from reading to writing, so that every write based on an older
 * state has arrived before we read again. Its random part grows each round, so that jobs that write at
 * the same time drift apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 9369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toCommentContent),
/* harmony export */   O: () => (/* binding */ decideComment)
/* harmony export */ });
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2650);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4340);
/* harmony import */ var _report_sections_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6286);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9696);
/** Decides what to do with the comment of a gate, from the comments on the pull request. No I/O. */




/** A report view as the content of a comment that several jobs may share. */
function toCommentContent(view) {
    const { key } = view;
    const section = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .toSection */ .z4)(view);
    const ours = (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerStart */ .Rs)(key),
        compose: (existing, budget) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSections */ .X0)(existing, section, budget),
        holds: (body) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .holdsSection */ .ek)(body, section),
        isSuperseded(body) {
            const state = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key);
            return state !== undefined && (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_2__/* .isSuperseded */ .pe)(section.state, state);
        },
        isOtherVerdict: (body) => (ours(body)?.tally.verdict ?? view.verdict) !== view.verdict,
        isAlone: (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
/** @param created what this job created before: there is never a second one. */
function decideComment(snapshot, content, wish, created) {
    const comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .ownComments */ .D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'keep', superseded: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const isWanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        if (!isWanted)
            return { kind: 'keep' };
        return { kind: snapshot.whole ? 'create' : 'unknown' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'keep', superseded: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment };
    if (wish.when === 'on-failure' && wish.green && content.isAlone?.(comment.body)) {
        return { kind: 'delete', comment };
    }
    const anew = wish.mode === 'recreate-on-change' && created === undefined;
    if (anew && content.isOtherVerdict?.(comment.body))
        return { kind: 'replace', comment };
    return { kind: 'update', comment };
}
//# sourceMappingURL=decide-comment.js.map

/***/ }),

/***/ 2344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  U: () => (/* binding */ connectGitHub),
  F: () => (/* binding */ explainProblem)
});

// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __nccwpck_require__(3452);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __nccwpck_require__(9696);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __nccwpck_require__(5639);
;// CONCATENATED MODULE: ./build/src/hosts/github/requests.js

/** GitHub's API, or that of a server which speaks it, for one repository. */
function createRequests({ owner, name: repo }, { service, clock, ...carrier }) {
    const within = (route, parameters) => route.includes('/repos/{owner}/{repo}') ? { ...parameters, owner, repo } : parameters;
    function call(route, parameters, manner) {
        return carrier.call(route, within(route, parameters), manner);
    }
    function list(route, parameters, read) {
        const readItem = (json) => read({ json });
        return carrier.list(route, within(route, parameters), readItem, (json) => json);
    }
    /** Reads the check runs of a commit, which GitHub puts below a name. */
    function checkRuns(parameters, read) {
        const readItem = (json) => read({ json });
        const itemsOf = (json) => (0,shapes/* inside */.nx)(json, 'check_runs');
        return carrier.list(CHECK_RUNS, within(CHECK_RUNS, parameters), readItem, itemsOf);
    }
    /** The whole answer, errors included: GraphQL answers 200 and says there what is wrong. */
    const graphql = (query, variables) => carrier.graphql(query, variables);
    return { service, clock, call, list, checkRuns, graphql };
}
const CHECK_RUNS = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
function field(answer, ...names) {
    return (0,shapes/* inside */.nx)(answer.json, ...names);
}
//# sourceMappingURL=requests.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/command-calls.js
/** Requests to GitHub about a comment that holds a command, and about its author. */


const QUEUE = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes { headCommit { oid } baseCommit { oid } pullRequest { number headRefOid } }
      }
    }
  }
}`;
/** What a person may do in the repository. */
async function rightsOf({ call }, username) {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    return call(route, { username });
}
function commandCalls(source) {
    const { call, access: { apiUrl, owner, name }, } = source;
    const here = `${apiUrl.replace(/\/+$/, '')}/repos/${owner}/${name}`;
    return {
        async askingComment(comment_id) {
            const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
            const comment = await call(route, { comment_id });
            const created = field(comment, 'created_at');
            const app = field(comment, 'performed_via_github_app') ?? null;
            return {
                body: (0,shapes/* textOf */.b6)(field(comment, 'body')) ?? '',
                author: (0,shapes/* textOf */.b6)(field(comment, 'user', 'login')),
                byPerson: field(comment, 'user', 'type') === 'User' && app === null,
                edited: (0,shapes/* textOf */.b6)(created) === undefined || created !== field(comment, 'updated_at'),
                number: numberIn((0,shapes/* textOf */.b6)(field(comment, 'issue_url')) ?? '', here),
            };
        },
        /** Who pushed this commit to this branch, read from the newest page of the branch's activity. */
        async pusherOf(branch, commit) {
            const where = { ref: `refs/heads/${branch}`, per_page: 100 };
            const { json } = await call('GET /repos/{owner}/{repo}/activity', where);
            const push = (0,shapes/* itemsIn */.Un)(json).find((each) => (0,shapes/* inside */.nx)(each, 'after') === commit);
            return (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(push, 'actor', 'login'));
        },
        /** `maintain`, `admin`, or a name that an organization gave. */
        async roleOf(login) {
            return (0,shapes/* textOf */.b6)(field(await rightsOf(source, login), 'role_name'));
        },
        /** Needs a token that may read members. A membership that the token may not see counts as none. */
        async isMember(org, team_slug, username) {
            const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
            const membership = await call(route, { org, team_slug, username }, { accept: [404] });
            return membership.status === 200 && field(membership, 'state') === 'active';
        },
        async react(comment_id, content) {
            const route = 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
            await call(route, { comment_id, content }, { once: false });
        },
        ...queueCalls(source),
        ...runCalls(source),
    };
}
/** Names of repositories are the same in capitals and small letters. */
function numberIn(issueUrl, repositoryUrl) {
    const [, before = '', number] = /^(.*)\/issues\/([1-9]\d{0,14})$/.exec(issueUrl) ?? [];
    const isHere = before.toLowerCase() === repositoryUrl.toLowerCase();
    return isHere && number !== undefined ? Number(number) : undefined;
}
function queueCalls({ graphql, access: { owner, name } }) {
    return {
        /**
         * The pull requests that a queue made `head` of, on top of `base`, each with its own head.
         * @returns undefined unless every step of the way is known
         */
        async queued(branch, head, base) {
            const json = await graphql(QUEUE, { owner, name, branch });
            const nodes = (0,shapes/* itemsIn */.Un)((0,shapes/* inside */.nx)(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes'));
            const members = [];
            for (let at = head; at !== base;) {
                const node = nodes.find((each) => (0,shapes/* inside */.nx)(each, 'headCommit', 'oid') === at);
                const number = Number((0,shapes/* inside */.nx)(node, 'pullRequest', 'number'));
                const commit = (0,shapes/* sha */.hW)((0,shapes/* inside */.nx)(node, 'pullRequest', 'headRefOid'));
                if (commit === undefined || !(number > 0) || members.length >= nodes.length)
                    return undefined;
                members.push({ number, commit });
                at = (0,shapes/* inside */.nx)(node, 'baseCommit', 'oid');
            }
            return members;
        },
    };
}
function runCalls({ call }) {
    const path = '/repos/{owner}/{repo}/actions/runs/{run_id}';
    return {
        /** Who released jobs of this workflow run, the newest last; what was rejected is not among them. */
        async approvals(run_id) {
            const { json } = await call(`GET ${path}/approvals`, { run_id });
            return (0,shapes/* itemsIn */.Un)(json)
                .filter((each) => (0,shapes/* inside */.nx)(each, 'state') === 'approved')
                .map((each) => ({
                environments: (0,shapes/* itemsIn */.Un)((0,shapes/* inside */.nx)(each, 'environments')).flatMap((one) => (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(one, 'name')) ?? []),
                person: (0,shapes/* inside */.nx)(each, 'user', 'type') === 'User'
                    ? (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(each, 'user', 'login'))
                    : undefined,
            }));
        },
        /** Starts the failed jobs of a workflow run again. @returns why not, as a sentence */
        async startAgain(run_id, commit) {
            const run = await call(`GET ${path}`, { run_id }, { accept: [404] });
            const of = `The workflow run ${run_id}`;
            if (run.status === 404 || field(run, 'head_sha') !== commit)
                return `${of} is not one of this commit.`;
            if (field(run, 'status') !== 'completed')
                return `${of} is still going: start it again once it is over.`;
            if (field(run, 'conclusion') === 'success')
                return undefined;
            const accept = [403, 404, 409, 422];
            const again = await call(`POST ${path}/rerun-failed-jobs`, { run_id }, { accept });
            if (again.status < 300)
                return undefined;
            const reason = (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(again.json, 'message')) ?? String(again.status);
            return `${of} could not be started again: ${reason} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
        },
    };
}
//# sourceMappingURL=command-calls.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __nccwpck_require__(7189);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var github_server = __nccwpck_require__(1554);
;// CONCATENATED MODULE: ./build/src/hosts/github/files.js


/** Part of a query on a repository, with the variable `$tree`. */
const TREE = 'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { text } } } } }';
const LINK = 0o120000;
/** Reads the answer to `TREE`; undefined if the directory does not exist. */
function toEntries(answer) {
    const entries = (0,shapes/* inside */.nx)(answer, 'entries');
    if (!Array.isArray(entries))
        return undefined;
    return entries.map((entry) => {
        const { name, mode } = (0,shapes/* fieldsOf */.Pf)(entry);
        const text = (0,shapes/* inside */.nx)(entry, 'object', 'text');
        const whole = mode !== LINK && typeof text === 'string';
        return { name: String(name), text: whole ? text : undefined };
    });
}
/** The part of a query that reads these files, with the variables `$f0`, `$f1`, …. */
function filesPart(expressions, fields) {
    const names = expressions.map((_, index) => `f${index}`);
    return {
        declared: names.map((name) => `, $${name}: String!`).join(''),
        query: names
            .map((name) => `\n    ${name}: object(expression: $${name}) { ... on Blob { ${fields} } }`)
            .join(''),
        variables: Object.fromEntries(names.map((name, index) => [name, expressions[index]])),
        /** The fields of each file, in their order. */
        read: (answer) => names.map((name) => (0,shapes/* fieldsOf */.Pf)((0,shapes/* inside */.nx)(answer, name))),
        /** Whether an error is about one of these files: a file that the token may not see fails alone. */
        isAbout: (error) => names.includes(String((0,shapes/* itemsIn */.Un)((0,shapes/* inside */.nx)(error, 'path'))[1])),
    };
}
function createFileApi(source) {
    const { call, access: { server }, } = source;
    const commits = new Map();
    return {
        /** The entries of a directory, as in `HEAD:infra` or `refs/heads/main:`; undefined: nothing. */
        async listDirectory(expression) {
            const listed = await contents(expression);
            if (!Array.isArray(listed))
                return undefined;
            return listed.map((entry) => ({ name: String((0,shapes/* inside */.nx)(entry, 'name')) }));
        },
        /** A file, through links that stay in the repository. */
        async readFile(expression) {
            const content = (0,shapes/* inside */.nx)(await contents(expression), 'content');
            if (typeof content !== 'string')
                return undefined;
            return Buffer.from(content, 'base64').toString('utf8');
        },
        /** Files of a commit, by one query; undefined: not there, not to be seen, too large, or no text. */
        textsAt: (commit, paths) => textsAt(source, commit, paths),
    };
    async function contents(expression) {
        const colon = expression.indexOf(':');
        const ref = expression.slice(0, colon);
        const path = expression.slice(colon + 1);
        const at = server === github_server/* GITHUB */.U0 ? ref : await commitOf(ref);
        if (at === undefined)
            return undefined;
        // Without `ref` the server reads the default branch.
        const where = at === 'HEAD' ? { path } : { path, ref: at };
        const route = 'GET /repos/{owner}/{repo}/contents/{path}';
        return shown(await call(route, where, { accept: [404] }));
    }
    /** Gitea takes no `refs/heads/main`, and older ones prefer a tag of the same short name. */
    async function commitOf(ref) {
        if (ref === 'HEAD' || commits.has(ref))
            return ref === 'HEAD' ? ref : commits.get(ref);
        const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
        const branch = ref.replace(/^refs\/heads\//, '');
        const json = shown(await call(route, { branch }, { accept: [404] }));
        // GitHub calls this parameter `sha`.
        commits.set(ref, (0,shapes/* sha */.hW)((0,shapes/* inside */.nx)(json, 'commit', 'id')));
        return commits.get(ref);
    }
    function shown({ status, json }) {
        return status === 404 ? undefined : json;
    }
}
async function textsAt({ graphql, access: { owner, name, server } }, commit, paths) {
    if (server !== github_server/* GITHUB */.U0)
        return [];
    const part = filesPart(paths.map((path) => `${commit}:${path}`), 'text isTruncated');
    const query = `query($owner: String!, $name: String!${part.declared}) {
  repository(owner: $owner, name: $name) {${part.query}
  }
}`;
    const json = await graphql(query, { owner, name, ...part.variables });
    return part
        .read((0,shapes/* inside */.nx)(json, 'data', 'repository'))
        .map(({ text, isTruncated }) => (isTruncated === false ? (0,shapes/* textOf */.b6)(text) : undefined));
}
//# sourceMappingURL=files.js.map
// EXTERNAL MODULE: ./build/src/hosts/ask.js
var hosts_ask = __nccwpck_require__(8536);
// EXTERNAL MODULE: ./build/src/hosts/pages.js
var pages = __nccwpck_require__(6485);
;// CONCATENATED MODULE: ./build/src/hosts/github/gitea-requests.js
/** Requests to Gitea and Forgejo: GitHub's routes without its toolkit, with other names for a few parameters. */






const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Parameters of lists: the largest page, and an order that does not change during the reading. */
const OWN_WORDS = { per_page: 'limit=50', sort: 'sort=recentupdate' };
/** Parameters of a path that keep their slashes. */
const PATHS = ['path', 'branch'];
function createGiteaRequests(access, ports) {
    const { apiUrl, token, server } = access;
    const headers = {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'user-agent': 'plangate',
    };
    const { service, refused } = server;
    const baseUrl = apiUrl.replace(/\/+$/, '');
    const ask = (0,hosts_ask/* createAsk */.c)({ ...ports, baseUrl, headers, service, refused, unreachable: github_server/* UNREACHABLE */.Dr });
    return createRequests(access, {
        service,
        clock: ports.clock,
        async call(route, parameters, manner) {
            const { method, path, query, body } = addressOf(route, parameters);
            return ask(method, `${path}${query}`, body, manner);
        },
        list(route, parameters, read, itemsOf) {
            const { path, query } = addressOf(route, parameters);
            return (0,pages/* readList */.LD)(ask, `${path}${query}`, read, itemsOf);
        },
        async graphql() {
            throw new host_error/* HostError */.dh('invalid', `${service} has no GraphQL.`);
        },
    });
}
/** Puts the parameters of a route into its path; the others become the query or the body. */
function addressOf(route, parameters) {
    const [verb, template = ''] = route.split(' ', 2);
    const method = METHODS.find((one) => one === verb) ?? 'GET';
    const rest = (0,shapes/* fieldsOf */.Pf)(parameters);
    const path = template.replace(/\{(\w+)\}/g, (_, name) => {
        const value = String(rest[name]);
        delete rest[name];
        const parts = PATHS.includes(name) ? value.split('/') : [value];
        return parts.map(encodeURIComponent).join('/');
    });
    const words = Object.entries(rest).map(([name, value]) => OWN_WORDS[name] ?? `${name}=${encodeURIComponent(String(value))}`);
    const asks = method === 'GET' || method === 'DELETE';
    const query = asks && words.length > 0 ? `?${words.join('&')}` : '';
    return { method, path, query, body: asks || words.length === 0 ? undefined : rest };
}
//# sourceMappingURL=gitea-requests.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/octokit.js
/**
 * Requests to GitHub and GitHub Enterprise Server, through GitHub's own toolkit; no other file uses it.
 * The toolkit makes the address, the headers and the body of a request. The request is sent, repeated and
 * read like one to any other host, so that all have the same deadline, proxy and rule for repeating.
 */





/** Loads the toolkit with the first request. */
function createOctokitRequests(access, ports) {
    const { service } = access.server;
    const send = (0,hosts_ask/* createHostSend */.d)({ ...ports, service, unreachable: github_server/* UNREACHABLE */.Dr });
    let opened;
    /** @param query replaces the one that the toolkit makes */
    async function exchange(work, manner, query) {
        const base = baseOf(access);
        const octokit = await (opened ??= openToolkit(base, access.token));
        let answer;
        const fetch = async (address, { method, headers, body }) => {
            const url = belowBase(address, base, service);
            if (query !== undefined)
                url.search = query;
            answer = { ...(await send({ method, url, headers, body }, manner)), query: url.search };
            // The answer is read as that of every host: the toolkit would read a text like "5n" as a number.
            return { status: 204, url: address, headers: new Map() };
        };
        try {
            await work(octokit, { headers: { accept: ACCEPT }, request: { fetch, log: SILENT } });
        }
        catch (error) {
            // The toolkit wraps the error of `fetch`.
            throw error instanceof Error ? (error.cause ?? error) : error;
        }
        if (answer === undefined)
            throw (0,host_error/* unreadable */.O$)(service);
        return answer;
    }
    function ask(route, parameters, manner, query) {
        const work = (octokit, options) => octokit.request(route, { ...parameters, ...options });
        return exchange(work, manner, query);
    }
    return createRequests(access, {
        service,
        clock: ports.clock,
        call: (route, parameters, manner) => ask(route, parameters, manner),
        list: (route, parameters, read, itemsOf) => (0,pages/* readPages */.n4)(async (query) => {
            const answer = await ask(route, parameters, undefined, query);
            const items = itemsOf(answer.json);
            if (!Array.isArray(items))
                throw (0,host_error/* unreadable */.O$)(service);
            const next = (0,pages/* nextOf */.Xh)(answer, answer.query, items.length);
            return { items: items.map((json) => read(json)), next };
        }, ports.clock),
        async graphql(document, variables) {
            const work = (octokit, options) => octokit.graphql(document, { ...variables, ...options });
            return (await exchange(work, { once: false })).json;
        },
    });
}
const ACCEPT = 'application/vnd.github+json';
/** The toolkit's own log lines name addresses, so none is printed. */
const nothing = () => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };
function baseOf({ apiUrl, server }) {
    if (URL.canParse(apiUrl))
        return new URL(apiUrl.replace(/\/+$/, ''));
    const what = `${server.service} cannot be asked: GITHUB_API_URL is no address`;
    throw new host_error/* HostError */.dh('invalid', `${what}. Set it to one like https://api.github.com.`);
}
async function openToolkit(base, token) {
    const { GitHub, getOctokitOptions } = await Promise.all(/* import() */[__nccwpck_require__.e(752), __nccwpck_require__.e(384)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1384)).catch((cause) => {
        // The toolkit reads these variables when it is loaded.
        const what = 'The client of GitHub does not start with GITHUB_API_URL, HTTPS_PROXY or';
        throw new host_error/* HostError */.dh('invalid', `${what} HTTP_PROXY as they are. Check their form.`, {}, cause);
    });
    const options = { baseUrl: base.href.replace(/\/$/, ''), userAgent: 'plangate', log: SILENT };
    // Every request has its own `fetch`. A request without one must not be sent.
    const request = { log: SILENT, fetch: () => Promise.reject((0,host_error/* unreadable */.O$)('GitHub')) };
    const octokit = new GitHub(getOctokitOptions(token, { ...options, request }));
    // The toolkit's own JSON loses characters of a text like `"0n`, so the body is written here.
    octokit.hook.before('request', (requested) => {
        const { body } = octokit.request.endpoint(requested);
        if (typeof body === 'object')
            requested['data'] = JSON.stringify(body);
    });
    return octokit;
}
/** Refuses a request if a parameter leads to another host, or out of the API. */
function belowBase(address, base, service) {
    const path = base.pathname.replace(/\/$/, '');
    const graphql = `${path.replace(/\/api\/v3$/, '/api')}/graphql`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const below = url?.pathname === graphql || url?.pathname.startsWith(`${path}/`) === true;
    if (url?.origin === base.origin && below && url.href === address)
        return url;
    const what = 'A request was not sent: its address is not below';
    throw new host_error/* HostError */.dh('invalid', `${service}: ${what} ${base.origin}${path}.`);
}
//# sourceMappingURL=octokit.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/snapshot.js






/** The most files of a pull request that GitHub lists. */
const MOST_FILES = 3_000;
const SNAPSHOT = (files, tree, blobs) => `query($owner: String!, $name: String!, $number: Int!, $after: String${tree ? ', $tree: String!' : ''}${blobs.declared}) {
  repository(owner: $owner, name: $name) {${tree ? `\n    ${TREE}` : ''}${blobs.query}
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }${files ? ' changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }' : ''}
    }
  }
}`;
/**
 * Reads it by GraphQL, with one request per hundred comments that also says who wrote each; by REST if
 * GraphQL is refused or repeats its pages, as on some servers and with some tokens.
 */
function createSnapshot(source, files) {
    const authorTest = createAuthorTest(source);
    let withoutGraphql = false;
    return async (number, wish = {}) => {
        const { tree } = wish;
        if (!withoutGraphql) {
            try {
                return await snapshotByGraphql(source, number, wish);
            }
            catch (error) {
                if (!(error instanceof host_error/* HostError */.dh) || isInVain(error))
                    throw error;
                // A token that may not read files may still read the comments in one request.
                withoutGraphql = tree === undefined;
            }
        }
        const entries = tree === undefined ? undefined : await files.listDirectory(tree);
        return { ...(await snapshotByRest(source, number, wish, await authorTest())), tree: entries };
    };
}
/** Whether REST would fail in the same way. */
function isInVain({ kind, status }) {
    const unanswered = kind === 'unreachable' && status === undefined;
    return unanswered || ['aborted', 'bad-token', 'rate-limited'].includes(kind);
}
async function snapshotByGraphql(source, number, { files = false, tree, blobs: blobNames = [] }) {
    const { graphql, access, clock, service } = source;
    let first;
    let entries;
    let blobs;
    const { items, whole } = await (0,pages/* readPages */.n4)(async (after) => {
        const look = after === undefined ? tree : undefined;
        const part = filesPart(after === undefined ? blobNames : [], 'oid');
        const query = SNAPSHOT(files && after === undefined, look !== undefined, part);
        const { owner, name } = access;
        const variables = { owner, name, number, after: after ?? null, tree: look, ...part.variables };
        const json = await graphql(query, variables);
        // GraphQL answers 200 and says in the body what is wrong.
        const errors = (0,shapes/* inside */.nx)(json, 'errors');
        const failed = errors !== undefined && !(0,shapes/* itemsIn */.Un)(errors).every(part.isAbout);
        const repository = (0,shapes/* fieldsOf */.Pf)((0,shapes/* inside */.nx)(json, 'data', 'repository'));
        const { pullRequest: pull, object } = repository;
        if (failed || !pull) {
            throw new host_error/* HostError */.dh('not-found', `GitHub shows no pull request ${number} by GraphQL.`);
        }
        first ??= pull;
        if (after === undefined)
            blobs = part.read(repository).map(({ oid }) => (0,shapes/* textOf */.b6)(oid));
        entries ??= toEntries(object);
        const { hasNextPage, endCursor } = (0,shapes/* fieldsOf */.Pf)((0,shapes/* inside */.nx)(pull, 'comments', 'pageInfo'));
        const nodes = (0,shapes/* itemsIn */.Un)((0,shapes/* inside */.nx)(pull, 'comments', 'nodes'));
        const items = nodes.map((node) => commentOf(node, service));
        return { items, next: hasNextPage ? ((0,shapes/* textOf */.b6)(endCursor) ?? '') : undefined };
    }, clock);
    const headSha = (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(first, 'headRefOid'));
    if (headSha === undefined)
        throw (0,host_error/* unreadable */.O$)(service);
    if (!whole)
        throw new host_error/* HostError */.dh('invalid', 'The comments could not be read to their end.');
    const paths = files ? await filesOf(source, number, headSha, first) : undefined;
    return { headSha, whole, comments: marked(items), files: paths, tree: entries, blobs };
}
function commentOf(node, service) {
    const { fullDatabaseId, body, url, viewerDidAuthor, author } = (0,shapes/* fieldsOf */.Pf)(node);
    const id = Number(fullDatabaseId);
    const login = (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(author, 'login'));
    if (!Number.isSafeInteger(id) || typeof body !== 'string')
        throw (0,host_error/* unreadable */.O$)(service);
    // In the form of REST, because a user may have the same name as an app.
    const name = login && (0,shapes/* inside */.nx)(author, '__typename') === 'Bot' ? `${login}[bot]` : login;
    return { id, body, url: String(url), mine: viewerDidAuthor === true, author: name };
}
const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
/** Without a known user of the token, no comment is `mine`. */
function toComment(comment, service) {
    const author = (0,shapes/* textOf */.b6)(field(comment, 'user', 'login'));
    const url = String(field(comment, 'html_url'));
    const body = (0,shapes/* textOf */.b6)(field(comment, 'body')) ?? '';
    return { id: (0,host_error/* readId */.wh)(comment.json, service), body, url, author };
}
/** Comments without a marker are not needed here, and may be many and long. */
function marked(comments) {
    return comments.filter(({ body }) => (0,own_comments/* hasMarker */.xY)(body, own_comments/* ANY_MARKER */.G2));
}
const UNMOVED = ['ADDED', 'CHANGED', 'COPIED', 'DELETED', 'MODIFIED'];
async function filesOf(source, number, head, pull) {
    const count = Number((0,shapes/* inside */.nx)(pull, 'changedFiles') ?? Number.NaN);
    if (count > MOST_FILES)
        return undefined;
    const nodes = (0,shapes/* itemsIn */.Un)((0,shapes/* inside */.nx)(pull, 'files', 'nodes')).map(shapes/* fieldsOf */.Pf);
    const unmoved = nodes.flatMap(({ path, changeType }) => typeof path === 'string' && UNMOVED.includes(String(changeType)) ? [path] : []);
    const last = (0,shapes/* inside */.nx)(pull, 'files', 'pageInfo', 'hasNextPage') === false;
    if (last && nodes.length === count && unmoved.length === count)
        return unmoved;
    // Only REST says what the name of a file was before.
    const listed = await listFiles(source, number);
    const { headSha, changed } = await headOf(source, number);
    return headSha === head ? allOf(listed, changed) : undefined;
}
function listFiles({ list, service }, pull_number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    return list(route, { pull_number, per_page: 100 }, (item) => {
        const id = field(item, 'filename');
        if (typeof id !== 'string')
            throw (0,host_error/* unreadable */.O$)(service);
        const names = [id, (0,shapes/* textOf */.b6)(field(item, 'previous_filename')) ?? id];
        const removed = field(item, 'status') === 'removed';
        return { id, names, text: removed ? undefined : (0,shapes/* textOf */.b6)(field(item, 'patch')) };
    });
}
/** The patch of each file that stays. GitHub shows none for very large files. */
async function patchesOf(source, number) {
    const { items } = await listFiles(source, number);
    return items.flatMap(({ id: path, text }) => (text === undefined ? [] : { path, text }));
}
/** The changed paths, with both names of a moved file; undefined unless their number is the one that the host states. */
function allOf({ items, whole }, count) {
    if (!whole || items.length !== count)
        return undefined;
    return [...new Set(items.flatMap(({ names }) => names))];
}
async function headOf({ call, service }, pull_number) {
    const pull = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number });
    const headSha = field(pull, 'head', 'sha');
    if (typeof headSha !== 'string')
        throw (0,host_error/* unreadable */.O$)(service);
    return { headSha, changed: field(pull, 'changed_files') };
}
async function snapshotByRest(source, issue_number, { files = false }, isMine) {
    const { list, service } = source;
    const { items, whole } = await list(COMMENTS, { issue_number, per_page: 100 }, (item) => ({
        ...toComment(item, service),
        mine: isMine(item),
    }));
    const listed = files ? await listFiles(source, issue_number) : undefined;
    // The head is read last, so that the lists belong to this commit or to an earlier one.
    const { headSha, changed } = await headOf(source, issue_number);
    const paths = listed && allOf(listed, changed);
    return { headSha, whole, comments: marked(items), files: paths };
}
/** Finds our own comments: by the token's user, or by the kind of author if the token is an app's. */
function createAuthorTest({ call, access }) {
    let answered;
    const whoAmI = async () => {
        if (access.token.startsWith('ghs_'))
            return undefined;
        // On GitHub, an app's token may not ask this. On other servers a refusal is a failure, so that
        // another user's comment is never taken for ours.
        const accept = access.server.name === 'github' ? [403, 404] : [];
        const user = await call('GET /user', {}, { accept });
        return user.status < 300 ? (0,shapes/* textOf */.b6)(field(user, 'login')) : undefined;
    };
    return async () => {
        const { me } = (answered ??= { me: await whoAmI() });
        return (comment) => {
            const login = field(comment, 'user', 'login');
            if (me !== undefined)
                return login === me;
            const byApp = Boolean(field(comment, 'performed_via_github_app'));
            const isBot = field(comment, 'user', 'type') === 'Bot';
            return isBot && (login === 'github-actions[bot]' || byApp);
        };
    };
}
//# sourceMappingURL=snapshot.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/calls.js











function createGitHubApi(access, ports) {
    const { server } = access;
    const isGitHub = server === github_server/* GITHUB */.U0;
    const create = isGitHub ? createOctokitRequests : createGiteaRequests;
    const source = { ...create(access, ports), access };
    // Where only administrators may ask what a person may do, the remedy says so.
    const accessToRights = {
        ...access,
        server: { ...server, refused: server.howToAllow ?? server.refused },
    };
    const rights = { ...create(accessToRights, ports), access };
    const files = createFileApi(source);
    return {
        server,
        defuse: isGitHub ? undefined : own_comments/* defuseNote */.lN,
        ...files,
        snapshot: createSnapshot(source, files),
        ...commentCalls(source),
        ...checkCalls(source),
        ...pullCalls(source),
        patches: (number) => patchesOf(source, number),
        async permissionOf(login) {
            const permission = (0,shapes/* textOf */.b6)(field(await rightsOf(rights, login), 'permission'));
            if (permission === undefined)
                throw (0,host_error/* unreadable */.O$)(source.service);
            return permission;
        },
        commands: isGitHub ? commandCalls(source) : undefined,
    };
}
function commentCalls({ call, service }) {
    const comments = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
    return {
        async createComment(issue_number, body) {
            const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
            return toComment(await call(route, { issue_number, body }), service);
        },
        updateComment: async (comment_id, body, signal) => void (await call(`PATCH ${comments}`, { comment_id, body }, { signal })),
        deleteComment: async (comment_id) => void (await call(`DELETE ${comments}`, { comment_id }, { accept: [404, 410] })),
    };
}
function checkCalls({ call, checkRuns, service }) {
    const run = '/repos/{owner}/{repo}/check-runs/{check_run_id}';
    return {
        /** Adds annotations to a check run, and changes neither its status nor its conclusion. */
        async updateCheckRun(check_run_id, output) {
            // GitHub shows annotations twice that were sent twice, so the request must not be repeated blindly.
            const once = output.annotations.length > 0;
            await call(`PATCH ${run}`, { check_run_id, output }, { once });
        },
        async createCheckRun(checkRun) {
            const { headSha: head_sha, externalId: external_id, ...rest } = checkRun;
            const check = { ...rest, head_sha, external_id, status: 'completed' };
            return (0,host_error/* readId */.wh)((await call('POST /repos/{owner}/{repo}/check-runs', check)).json, service);
        },
        /** The check run that an unanswered creation may have left. */
        async findCheckRun(checkRun) {
            const { headSha: ref, name: check_name } = checkRun;
            const { items } = await checkRuns({ ref, check_name, per_page: 100 }, (item) => ({
                id: (0,host_error/* readId */.wh)(item.json, service),
                externalId: field(item, 'external_id'),
            }));
            return items.find(({ externalId }) => externalId === checkRun.externalId)?.id;
        },
        async countAnnotations(check_run_id) {
            const shown = await call(`GET ${run}`, { check_run_id });
            return Number(field(shown, 'output', 'annotations_count') ?? 0);
        },
        /** A later status of the same context replaces this one. It is no problem if the token may not write it. */
        async setStatus(sha, status) {
            const manner = { accept: [403, 404], once: false };
            await call('POST /repos/{owner}/{repo}/statuses/{sha}', { sha, ...status }, manner);
        },
    };
}
function pullCalls({ call, list, service, access: { server } }) {
    const isGitHub = server === github_server/* GITHUB */.U0;
    const read = (item) => {
        const facts = toFacts(item, service);
        return { ...facts, id: facts.number };
    };
    const all = ({ items, whole }) => {
        if (whole)
            return items;
        const what = `${service} lists more pull requests here than can be read.`;
        throw new host_error/* HostError */.dh('invalid', what);
    };
    const pulls = 'GET /repos/{owner}/{repo}/pulls';
    const listed = async (state) => all(await list(pulls, { state, sort: 'updated', per_page: 100 }, read));
    const pullsOf = async (commit_sha) => {
        const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
        return all(await list(route, { commit_sha, per_page: 100 }, read));
    };
    const pullRequest = async (pull_number) => toFacts(await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number }), service);
    return {
        pullRequest,
        /** The pull request with this number, the open ones with this head commit, or those from this branch. */
        async pullRequests(query) {
            if (query.by === 'number')
                return [await pullRequest(query.number)];
            if (query.by === 'branch') {
                if (!isGitHub)
                    return listed('open');
                return all(await list(pulls, { head: query.label, state: 'open', per_page: 100 }, read));
            }
            // Gitea finds the pull request of a commit only after it was merged.
            const candidates = await (isGitHub ? pullsOf(query.sha) : listed('open'));
            return candidates.filter(({ open, headSha }) => open && headSha === query.sha);
        },
        /** Those that were merged as this commit. */
        async pullRequestsMergedAs(commit) {
            const candidates = await (isGitHub ? pullsOf(commit) : listed('closed'));
            return candidates.filter(({ mergedAs }) => mergedAs === commit);
        },
    };
}
function toFacts(item, service) {
    const pull = (0,github_event/* toPullRequest */.c$)(item.json);
    if (pull === undefined)
        throw (0,host_error/* unreadable */.O$)(service);
    const merged = typeof field(item, 'merged_at') === 'string';
    return {
        ...pull,
        open: field(item, 'state') === 'open',
        mergedAs: merged ? (0,shapes/* sha */.hW)(field(item, 'merge_commit_sha')) : undefined,
        branch: (0,shapes/* textOf */.b6)(field(item, 'head', 'ref')),
        author: (0,shapes/* textOf */.b6)(field(item, 'user', 'login')),
    };
}
/** Makes the requests to GitHub. It sends nothing by itself. */
function connectGitHub({ githubToken, checksToken, server = github_server/* GITHUB */.U0, ...where }, ports) {
    const apiWith = (token) => token ? createGitHubApi({ ...where, server, token }, ports) : undefined;
    const comments = apiWith(githubToken);
    return { comments, checks: checksToken === githubToken ? comments : apiWith(checksToken) };
}
/**
 * One sentence for people: what was not done, why, and what to change.
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
function explainProblem(what, needs, problem, fork = false) {
    if (problem.explained)
        return `${what}: ${problem.message}`;
    switch (problem.kind) {
        case 'permission': {
            const server = problem.accepted === undefined ? '' : `, the server says: ${problem.accepted}`;
            const why = fork
                ? 'Pull requests from forks get a token that may only read; the summary of the job has the whole report.'
                : `Give the job \`permissions: ${needs}\`.`;
            return `${what}: the token needs \`${needs}\`${server}. ${why}`;
        }
        case 'bad-token':
            return `${what}: GitHub does not know the token (401). Pass \`\${{ github.token }}\` or leave the input out.`;
        case 'rate-limited':
            return `${what}: GitHub's rate limit is used up. ${problem.message}`;
        case 'not-found':
            return `${what}: it is not there, or the token must not see it (needs \`${needs}\`). ${problem.message}`;
        default:
            return `${what}: ${problem.message}`;
    }
}
//# sourceMappingURL=calls.js.map

/***/ }),

/***/ 7189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gi: () => (/* binding */ isPrivateRepository),
/* harmony export */   c$: () => (/* binding */ toPullRequest),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   oC: () => (/* binding */ isWritersCommit)
/* harmony export */ });
/* unused harmony exports originOnGitHub, isDependabots, missingTokenHint */
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8245);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5639);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1554);



/** Undefined outside of Actions: no repository, no commit. */
function readEvent(options) {
    const { environment, payload, pullRequestNumber } = options;
    const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    const workflowSha = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .sha */ .hW)(environment['GITHUB_SHA']);
    const name = environment['GITHUB_EVENT_NAME'] ?? '';
    if (!owner || !repository || workflowSha === undefined)
        return undefined;
    const job = jobOf(options, `${owner}/${repository}`);
    const about = subjectOf(name, payload, workflowSha);
    if (about.pullRequest === undefined) {
        const number = pullRequestNumber ?? (about.lookUp ? undefined : numberOfRef(environment));
        if (number !== undefined)
            about.lookUp = { by: 'number', number };
    }
    const fork = withoutSecrets(name, about.pullRequest);
    return {
        name,
        owner,
        repository,
        defaultBranch: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'repository', 'default_branch')),
        workflowSha,
        headSha: workflowSha,
        ...about,
        origin: originOnGitHub({
            name,
            payload,
            environment,
            isPullNamed: pullRequestNumber !== undefined,
        }),
        secrets: environment['GITHUB_ACTOR'] === DEPENDABOT ? 'dependabot' : fork ? 'fork' : 'given',
        withheld: fork || isDependabots(payload, environment),
        job,
    };
}
function subjectOf(name, payload, workflowSha) {
    const pullRequest = toPullRequest((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'pull_request'));
    if (pullRequest !== undefined)
        return { pullRequest, headSha: pullRequest.headSha };
    switch (name) {
        case 'issue_comment': {
            const issue = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'issue'));
            const number = positiveNumber(issue['number']);
            // Gitea has the field on every issue.
            const isPull = Boolean(issue['pull_request']) && number !== undefined;
            return isPull ? { lookUp: { by: 'number', number } } : {};
        }
        case 'merge_group':
            return { headSha: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .sha */ .hW)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'merge_group', 'head_sha')) ?? workflowSha };
        case 'workflow_run':
            return triggeringRun((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'workflow_run'));
        case 'push':
            return { lookUp: { by: 'commit', sha: workflowSha } };
        default:
            return {};
    }
}
/** The list of pull requests is empty when the head is in a fork: then its branch says which one. */
function triggeringRun(run) {
    const headSha = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .sha */ .hW)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(run, 'head_sha'));
    if (headSha === undefined)
        return {};
    const [first] = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .itemsIn */ .Un)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(run, 'pull_requests'));
    const number = positiveNumber((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(first, 'number'));
    if (number !== undefined)
        return { headSha, lookUp: { by: 'number', number } };
    const owner = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(run, 'head_repository', 'owner', 'login'));
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(run, 'head_branch'));
    if (owner === undefined || branch === undefined)
        return { headSha };
    return { headSha, lookUp: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}
/** Reads a pull request as events and the API describe it. */
function toPullRequest(pull) {
    const number = positiveNumber((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(pull, 'number'));
    const headSha = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .sha */ .hW)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(pull, 'head', 'sha'));
    if (number === undefined || headSha === undefined)
        return undefined;
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(pull, 'head', 'repo', 'full_name');
    const to = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(pull, 'base', 'repo', 'full_name');
    // A fork that was deleted has no repository any more, and is a fork.
    const fork = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(from) === undefined || from !== to || isWithoutBranch(pull);
    return { number, headSha, fork };
}
/**
 * On Gitea, everyone who may read a repository may push `refs/for/main` to it. The pull request then
 * names the repository itself as its origin, but it has no branch there.
 */
function isWithoutBranch(pull) {
    const { label, ref } = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(pull, 'head'));
    return label === '' || (typeof ref === 'string' && ref.startsWith('refs/'));
}
/** The number of the pull request from the name of its merge, if the payload cannot be read. */
function numberOfRef(environment) {
    const [, number] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
    return (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(number);
}
/** Events that only people of the repository can start, about commits that it has already. */
const OF_THE_REPOSITORY = 'push schedule create release workflow_dispatch'.split(' ');
function originOnGitHub({ name, payload, environment, isPullNamed }) {
    const plain = OF_THE_REPOSITORY.includes(name) && !isPullNamed;
    return {
        judged: !plain || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .isQueue */ .gZ)(environment['GITHUB_REF']),
        // Only people with write access can queue a pull request.
        changeOrigin: plain || name === 'merge_group' ? 'own' : byPayload(name, payload, environment),
    };
}
function byPayload(name, payload, environment) {
    const isPull = 'pull_request' in (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(payload);
    if (!isPull && name !== 'workflow_run')
        return 'unknown';
    const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, ...where);
    // The fork was deleted.
    if (from === null || (isPull && isWithoutBranch((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'pull_request')))) {
        return 'foreign';
    }
    return (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .compareOwners */ .EB)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(from, 'full_name')), environment['GITHUB_REPOSITORY']);
}
/**
 * Whether this commit is the one that the job's own branch or tag names: only people with write
 * access move those. The merge commit of a pull request is none.
 */
function isWritersCommit(checkedOut, environment) {
    const { GITHUB_SHA: sha, GITHUB_REF: ref = '' } = environment;
    return checkedOut !== undefined && checkedOut === sha && /^refs\/(?:heads|tags)\//.test(ref);
}
/** Whether the event says of its repository that it is private, or internal; undefined if it says nothing. */
function isPrivateRepository(payload) {
    const { private: isPrivate, visibility } = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'repository'));
    if (isPrivate === false || visibility === 'public')
        return false;
    return isPrivate === true ? true : undefined;
}
/** Dependabot's own pull request, not one that Dependabot was brought to act on. */
function isDependabots(payload, environment) {
    const author = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .inside */ .nx)(payload, 'pull_request', 'user', 'login');
    return author === DEPENDABOT && environment['GITHUB_ACTOR'] === DEPENDABOT;
}
const DEPENDABOT = 'dependabot[bot]';
/** The events that GitHub gives no secrets when a fork's pull request starts them. */
function withoutSecrets(name, { fork } = {}) {
    return fork === true && name.startsWith('pull_request') && name !== 'pull_request_target';
}
/** What to add to "token is empty". */
function missingTokenHint({ secrets }) {
    return HINTS[secrets];
}
const HINTS = {
    given: undefined,
    fork: 'pull requests from forks get no secrets.',
    dependabot: "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.",
};
function jobOf({ environment, checkRunId }, slug) {
    const runId = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(environment['GITHUB_RUN_ID']);
    const attempt = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
    if (runId === undefined || attempt === undefined)
        return undefined;
    const server = (0,_server_js__WEBPACK_IMPORTED_MODULE_0__/* .serverOf */ .Y_)(environment);
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(environment[server.run]) ?? runId;
    const run = `${(0,_server_js__WEBPACK_IMPORTED_MODULE_0__/* .serverUrlOf */ .Gh)(environment)}/${slug}/actions/runs/${number}`;
    const path = checkRunId !== undefined ? `/job/${checkRunId}` : attempt > 1 ? `/attempts/${attempt}` : '';
    return { url: server.name === 'github' ? `${run}${path}` : run, runId, attempt };
}
function positiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
//# sourceMappingURL=event.js.map

/***/ }),

/***/ 9312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: () => (/* binding */ github),
  r: () => (/* binding */ readPayload)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __nccwpck_require__(5639);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __nccwpck_require__(2340);
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __nccwpck_require__(7189);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __nccwpck_require__(1554);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/machine/checked-out-commit.js
var checked_out_commit = __nccwpck_require__(7701);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __nccwpck_require__(167);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __nccwpck_require__(6609);
;// CONCATENATED MODULE: ./build/src/hosts/github/writers-files.js
/** Checks whether the files that are planned are those of the job's own branch, although its event is about another change. */





/**
 * Whether all of these directories are as the job's own branch has them, untouched since. What is
 * sent may begin above them, so each file of the repository counts.
 */
async function areWritersFiles({ directories, workspace }, ports) {
    for (const directory of directories) {
        const commit = await (0,checked_out_commit/* checkedOutCommit */.X)(directory, workspace);
        const { repository } = (0,find_repository/* findAround */.Di)((0,external_node_path_.resolve)(directory), workspace);
        if (repository === undefined || !(0,github_event/* isWritersCommit */.oC)(commit, ports.environment)) {
            return { own: false };
        }
        const difference = await findDifference(directory, repository, ports);
        if (difference === 'unknown')
            return { own: false };
        if (difference !== undefined)
            return { own: false, why: explain(difference, commit) };
    }
    return { own: true };
}
async function findDifference(directory, repository, ports) {
    const all = await (0,compare_with_commit/* compareWithCommit */.TD)(repository, ports);
    if (all === undefined)
        return 'unknown';
    const planned = (0,external_node_path_.relative)(repository.root, (0,find_repository/* realOrSame */.eF)(directory)).split(external_node_path_.sep).join('/');
    const changed = all.find(({ how }) => how !== 'added');
    if (changed !== undefined)
        return changed;
    const added = all.filter(({ path }) => !neverShips(path));
    const inside = added.find(({ path }) => isIn(path, planned) || isIn(planned, path));
    if (inside !== undefined)
        return inside;
    // No tracked ignore file was changed, and an added one does not count.
    const rules = added.find(({ path }) => path.split('/').at(-1) === '.gitignore');
    if (rules !== undefined)
        return rules;
    const outside = added.filter(({ path }) => !isSecondCheckout(path));
    const paths = outside.map(({ path }) => path);
    const ignored = await (0,compare_with_commit/* findIgnored */.SQ)(paths, repository, ports);
    return outside.find(({ path }) => isConfiguration(path) || !ignored.has(path));
}
/** Whether a path is a directory, or is inside it; '' is the repository. */
function isIn(path, directory) {
    const outer = directory.replace(/\/$/, '');
    return outer === '' || `${path.replace(/\/$/, '')}/`.startsWith(`${outer}/`);
}
function neverShips(path) {
    return /(?:^|\/)\.terraform\/(?!modules\/)/.test(path) || /\.tfstate(?:\.[^/]*)?$/.test(path);
}
/** Another repository that a step checked out directly into the workspace. */
function isSecondCheckout(path) {
    return /^[^/]+\/$/.test(path);
}
function isConfiguration(path) {
    return /\.(?:tf|tofu|tfvars)(?:\.json)?$|(?:^|\/)\.terraform(?:\/|ignore$|\.lock\.hcl$)/.test(path);
}
function explain({ path, how, why }, commit = '') {
    const file = JSON.stringify(path);
    const at = commit.slice(0, 7);
    if (how === 'unknown') {
        return `Whether ${file} is as commit ${at} has it is not known: ${why}. Check it out without that attribute, or leave it out of this job.`;
    }
    const what = how === 'added' ? 'is not part of' : how === 'missing' ? 'is gone that is in' : 'differs from';
    return `${file} ${what} commit ${at}.`;
}
//# sourceMappingURL=writers-files.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/host.js
/** GitHub Actions as far as its environment describes a job. `event.ts` reads more from the event's payload. */






const github = {
    name: server/* GITHUB */.U0.name,
    variable: server/* GITHUB */.U0.variable,
    actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
    target: ['GITHUB_BASE_REF'],
    gated: ['GITHUB_REPOSITORY'],
    facts(environment) {
        const { pulls, run: runIn, style } = (0,server/* serverOf */.Y_)(environment);
        const serverUrl = (0,shapes/* link */.nf)(environment['GITHUB_SERVER_URL']);
        const slug = (0,shapes/* path */.Ae)(environment['GITHUB_REPOSITORY']);
        const page = serverUrl && slug && `${serverUrl}/${slug}`;
        const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const run = (0,shapes/* count */.U9)(environment[runIn]);
        return {
            // For a pull request, GitHub names a merge commit, which people do not review.
            commit: side === 'merge' ? undefined : (0,shapes/* sha */.hW)(environment['GITHUB_SHA']),
            pullRequest: (0,shapes/* change */.Zg)((0,shapes/* count */.U9)(pull), page && `${page}/${pulls}/${pull}`),
            jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
            runNumber: (0,shapes/* count */.U9)(environment['GITHUB_RUN_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
            root: (0,shapes/* textOf */.b6)(environment['GITHUB_WORKSPACE']),
        };
    },
    async origin(environment) {
        const event = (0,github_event/* readEvent */.j_)({ environment, payload: await readPayload(environment) });
        return event?.origin ?? { judged: true, changeOrigin: 'unknown' };
    },
    isPrivate: async (environment) => (0,github_event/* isPrivateRepository */.Gi)(await readPayload(environment)),
    async askChangeOrigin({ environment }, { origin: { changeOrigin }, execute, ...planned }) {
        const files = await areWritersFiles(planned, { execute, environment });
        return files.own ? { changeOrigin: 'own' } : { changeOrigin, trouble: files.why };
    },
};
/** The event's payload; undefined when there is none or it cannot be read. */
function readPayload(environment) {
    return (0,promises_.readFile)(environment['GITHUB_EVENT_PATH'] ?? '', 'utf8').then(parse/* parseJson */.qF, () => undefined);
}
//# sourceMappingURL=host.js.map

/***/ }),

/***/ 1554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ UNREACHABLE),
/* harmony export */   FN: () => (/* binding */ FORGEJO),
/* harmony export */   Gh: () => (/* binding */ serverUrlOf),
/* harmony export */   LL: () => (/* binding */ GITEA),
/* harmony export */   U0: () => (/* binding */ GITHUB),
/* harmony export */   Vp: () => (/* binding */ SERVERS),
/* harmony export */   Y_: () => (/* binding */ serverOf)
/* harmony export */ });
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5639);

const GITHUB = {
    name: 'github',
    service: 'GitHub',
    variable: 'GITHUB_ACTIONS',
    style: 'github',
    pulls: 'pull',
    run: 'GITHUB_RUN_ID',
};
const GITEA = {
    name: 'gitea',
    service: 'Gitea',
    variable: 'GITEA_ACTIONS',
    style: 'gitea',
    pulls: 'pulls',
    run: 'GITHUB_RUN_ID',
    refused: "The job's own token needs `permissions: contents: read` and `pull-requests: write` in the workflow, and no less in the repository's Settings → Actions; a person's token needs the scopes read:user, read:repository and write:issue.",
    howToAllow: 'It shows permissions in a repository to administrators only. Pass the token of one, with the scope read:repository, as `github-token` (`GITHUB_TOKEN` for the command line).',
};
const FORGEJO = {
    ...GITEA,
    name: 'forgejo',
    service: 'Forgejo',
    variable: 'FORGEJO_ACTIONS',
    run: 'GITHUB_RUN_NUMBER',
};
/** The remedy if the server does not answer. */
const UNREACHABLE = 'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, `ca-file`.';
/** The first server whose variable is set counts. */
const SERVERS = [FORGEJO, GITEA, GITHUB];
function serverOf(environment) {
    return SERVERS.find(({ variable }) => environment[variable]) ?? GITHUB;
}
/** The address of the pages for people, without the slash that Gitea puts at its end. */
function serverUrlOf(environment) {
    return (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(environment['GITHUB_SERVER_URL']) ?? 'https://github.com';
}
//# sourceMappingURL=server.js.map

/***/ }),

/***/ 3452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   dh: () => (/* binding */ HostError),
/* harmony export */   wh: () => (/* binding */ readId),
/* harmony export */   yg: () => (/* binding */ onHostError)
/* harmony export */ });
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5639);
/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */

/** The message is a whole sentence; it never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    status;
    /** `issues=write; pull_requests=write`, from a server that says so. */
    accepted;
    /** Whether the message says what the token needs. */
    explained;
    constructor(kind, message, facts = {}, cause) {
        super(message, { cause });
        this.kind = kind;
        this.status = facts.status;
        this.accepted = facts.accepted;
        this.explained = facts.explained === true;
    }
}
/**
 * For a `catch`.
 *
 * @param handle called with an error of the host
 * @param kinds only these are handled; all, if left out
 * @returns a function that throws every other error again
 */
function onHostError(handle, ...kinds) {
    return (error) => {
        if (!(error instanceof HostError))
            throw error;
        if (kinds.length > 0 && !kinds.includes(error.kind))
            throw error;
        return handle(error);
    };
}
/** The error for an answer of the host that cannot be read. */
function unreadable(service) {
    return new HostError('invalid', `${service} answered in an unrecognized form.`);
}
/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
function readId(json, service) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .inside */ .nx)(json, 'id');
    if (typeof id !== 'number')
        throw unreadable(service);
    return id;
}
//# sourceMappingURL=host-error.js.map

/***/ }),

/***/ 5427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isSomeCi),
/* harmony export */   w: () => (/* binding */ none)
/* harmony export */ });
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5639);

const none = {
    name: 'none',
    variable: undefined,
    actor: [],
    target: [],
    facts: (environment) => ({ root: rootOf(environment) }),
    /** Without a person at a terminal, a program started this job, and what it checks out is unknown. */
    origin: (environment, isPersonThere) => ({
        judged: !isPersonThere || isSomeCi(environment),
        changeOrigin: 'own',
    }),
};
/** CI systems that give their jobs too few variables to need a file here. */
const OTHERS = [
    { name: 'TeamCity', variables: ['TEAMCITY_VERSION', 'TEAMCITY_BUILD_PROPERTIES_FILE'] },
    {
        name: 'AWS CodeBuild',
        variables: ['CODEBUILD_BUILD_ID', 'CODEBUILD_BUILD_ARN'],
        root: 'CODEBUILD_SRC_DIR',
    },
    { name: 'Google Cloud Build', variables: ['BUILDER_OUTPUT', 'CLOUD_BUILD_ID'] },
    {
        name: 'Bamboo',
        variables: ['bamboo_buildKey', 'bamboo_planKey', 'bamboo_agentId'],
        root: 'bamboo_build_working_directory',
    },
    { name: 'Atlantis', variables: ['ATLANTIS_TERRAFORM_VERSION', 'PULL_NUM', 'BASE_REPO_NAME'] },
    { name: 'Tekton', variables: ['TEKTON_RESOURCE_NAME', 'TEKTON_PIPELINE_RUN'] },
    { name: 'Jenkins', variables: ['JENKINS_HOME', 'HUDSON_URL', 'BUILD_TAG'], root: 'WORKSPACE' },
    { name: 'Travis CI', variables: ['TRAVIS'], root: 'TRAVIS_BUILD_DIR' },
    { name: 'AppVeyor', variables: ['APPVEYOR'], root: 'APPVEYOR_BUILD_FOLDER' },
    { name: 'Drone', variables: ['DRONE'], root: 'DRONE_WORKSPACE' },
    { name: 'Woodpecker', variables: ['CI_WORKSPACE'], root: 'CI_WORKSPACE' },
    { name: 'Harness', variables: ['HARNESS_BUILD_ID'], root: 'HARNESS_WORKSPACE' },
    { name: 'Semaphore', variables: ['SEMAPHORE'] },
    { name: 'Codefresh', variables: ['CF_BUILD_ID'] },
    { name: 'Bitrise', variables: ['BITRISE_IO'], root: 'BITRISE_SOURCE_DIR' },
    { name: 'Cirrus CI', variables: ['CIRRUS_CI'], root: 'CIRRUS_WORKING_DIR' },
    { name: 'GoCD', variables: ['GO_PIPELINE_LABEL'] },
    { name: 'Prow', variables: ['PROW_JOB_ID'] },
    { name: 'Spacelift', variables: ['SPACELIFT'] },
    { name: 'env0', variables: ['ENV0_DEPLOYMENT_ID'] },
    { name: 'Concourse', variables: ['BUILD_PIPELINE_NAME'] },
    { name: 'Taskcluster', variables: ['TASKCLUSTER_ROOT_URL'] },
    { name: 'a CI that says no more', variables: ['CONTINUOUS_INTEGRATION', 'BUILD_NUMBER'] },
];
/** Whether a variable says that this is a job of some CI system. */
function isSomeCi(environment) {
    const { CI = '' } = environment;
    return !/^(?:|0|false)$/i.test(CI) || otherCi(environment) !== undefined;
}
function otherCi(environment) {
    return OTHERS.find(({ variables }) => variables.some((name) => environment[name]));
}
function rootOf(environment) {
    const { root = '' } = otherCi(environment) ?? {};
    return (0,_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(environment[root]);
}
//# sourceMappingURL=none.js.map

/***/ }),

/***/ 8528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   aP: () => (/* binding */ createNotes),
/* harmony export */   cN: () => (/* binding */ publishNote)
/* harmony export */ });
/* unused harmony export writeNote */
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8536);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3208);
/* harmony import */ var _decide_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9369);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3452);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9696);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6485);






/** @param headSha the head of the change */
function createNotes(host, headSha, ports) {
    const ask = (0,_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .createAsk */ .c)({ ...ports, ...host });
    const notes = new Map();
    let me;
    const read = (json) => {
        const note = host.read(json);
        const { id, body, author } = note;
        notes.set(id, note);
        const mine = author !== undefined && author === me;
        const contradicted = host.contradicts?.(note) ?? false;
        return { id, body, url: host.urlOf(id), mine, author, contradicted };
    };
    return {
        defuse: _own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .defuseNote */ .lN,
        async snapshot() {
            me ??= await host.whoAmI(ask);
            const { items, whole } = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readList */ .LD)(ask, host.list, read, host.itemsOf);
            const comments = items.filter(({ body }) => (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMarker */ .xY)(body, _own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ANY_MARKER */ .G2));
            return { headSha, comments, whole };
        },
        createComment: async (_, body) => read((await ask('POST', host.list, host.draft(body))).json),
        async updateComment(id, body, signal) {
            const once = (...[method, path, content, manner]) => ask(method, path, content, { ...manner, signal });
            const way = signal === undefined
                ? ask
                : Object.assign(once, { service: ask.service, clock: ask.clock });
            await host.update(way, id, body, notes.get(id));
        },
        deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
    };
}
/** Publishes the note. It does nothing if the settings want no note, or if there is no change to write it on. */
async function publishNote(job, view, { comment: when, commentMode: mode }, ports) {
    const { host, pullRequest, commit: headSha = '' } = job;
    const api = when === 'off' ? undefined : host.comments?.(job, ports);
    if (pullRequest === undefined || api === undefined)
        return { problems: [] };
    if (typeof api === 'string')
        return { problems: [api] };
    const wish = { number: pullRequest.number, headSha, green: view.green, when, mode };
    return writeNote(api, (0,_decide_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .toCommentContent */ .G)(view), wish, ports);
}
/** Does not reject for a failure of the host: the failure is in `problems`. */
function writeNote(api, content, wish, ports) {
    const toPublished = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .onHostError */ .yg)(({ message }) => ({
        problems: [`No comment: ${message}`],
    }));
    return (0,_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .writeComment */ .HF)(api, content, wish, ports).catch(toPublished);
}
//# sourceMappingURL=notes.js.map

/***/ }),

/***/ 5483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ toOutputs)
/* harmony export */ });
/* unused harmony export emptyOutputs */
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(445);
/* harmony import */ var _report_to_view_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1105);


/** The outputs of a report, by name. */
function toOutputs(view, { commentUrl = '', reportPath = '', pagePath = '' }) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        verdict: view.verdict,
        green: String(view.green),
        skipped: 'false',
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'configuration-version-id': first?.configurationVersionId ?? '',
        passed: String(counts.passed),
        'advisory-failed': String(counts.advisoryFailed),
        'mandatory-failed': String(counts.mandatoryFailed),
        overridden: String(counts.overridden),
        'policies-errored': String(counts.errored),
        'policies-undecided': String(counts.undecided),
        ...(0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .totalsOf */ .vA)(view),
        'comment-url': commentUrl,
        'report-json': reportPath,
        'report-html': pagePath,
        audit: JSON.stringify(view.audit),
    };
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(green) {
    const counts = countResults([]);
    const totals = { creates: '', updates: '', deletes: '', replaces: '' };
    return {
        ...toOutputs({ verdict: 'undecided', green, counts, workspaces: [], audit: [] }, {}),
        ...totals,
        skipped: String(green),
    };
}
//# sourceMappingURL=outputs.js.map

/***/ }),

/***/ 9696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ ownComments),
/* harmony export */   G2: () => (/* binding */ ANY_MARKER),
/* harmony export */   MU: () => (/* binding */ isOurs),
/* harmony export */   lN: () => (/* binding */ defuseNote),
/* harmony export */   xY: () => (/* binding */ hasMarker)
/* harmony export */ });
/**
 * The comments on a pull request as every host has them, and which of them are ours: by marker and
 * by author, never by one of them alone.
 */
/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, mine, author }, created) {
    if (mine || created === undefined)
        return mine;
    return id === created.id || (author !== undefined && author === created.author);
}
/** Whether the last line that is not empty begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    return end.slice(Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1).startsWith(marker);
}
const BREAK = '\u200b';
/**
 * The same text for readers, without an effect on the host. The renderer has made harmless what GitHub
 * acts on; other hosts act on more: a line that starts with a slash is a command to GitLab ("/merge"),
 * `!12 $3 %4 &5 ~label` are references there, on Azure DevOps and on Gitea. The marker's line and
 * escapes in addresses stay as they are.
 */
function defuseNote(body) {
    return body.split('\n').map(defuseLine).join('\n');
}
function defuseLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
    return still
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 6485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Xh: () => (/* binding */ nextOf),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3452);

/** 20,000 entries: more than a pull request has. */
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;
/**
 * Reads a list page by page. `read(undefined)` fetches the first page, `read(page.next)` each later one.
 *
 * @returns the items read so far, with `whole` false, if pages repeat or there are too many of them
 */
async function readPages(read, clock) {
    const items = new Map();
    const visited = new Set();
    const until = clock.now() + LONGEST_MS;
    for (let next;;) {
        const page = await read(next);
        const before = items.size;
        for (const item of page.items)
            if (!items.has(item.id))
                items.set(item.id, item);
        const repeated = page.items.length > 0 && items.size === before;
        next = page.next;
        const over = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
        const whole = next === undefined;
        if (next === undefined || repeated || over || visited.has(next)) {
            return { items: [...items.values()], whole };
        }
        visited.add(next);
    }
}
/**
 * A list of a REST API. Every request goes to `path`: of what a host says about the next page only
 * the query is taken, so that no answer can lead a token to another place.
 * @param itemsOf what an answer holds; undefined when it is no list.
 */
function readList(ask, path, read, itemsOf = (json) => json) {
    return readPages(async (next = path) => {
        const answer = await ask('GET', next);
        const items = itemsOf(answer.json);
        if (!Array.isArray(items))
            throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadable */ .O$)(ask.service);
        return { items: items.map(read), next: nextOf(answer, next, items.length) };
    }, ask.clock);
}
/**
 * The query of the next page; undefined if this was the last one.
 * @param here the path and the query of this page
 * @param count how many entries it had
 */
function nextOf({ headers }, here, count) {
    const [path = '', search = ''] = here.split('?', 2);
    const query = new URLSearchParams(search);
    const going = (name, value) => {
        query.set(name, value);
        return `${path}?${query.toString()}`;
    };
    const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
    const target = linkTo('next', link);
    if (target !== undefined) {
        return URL.canParse(target, 'http://host')
            ? `${path}${new URL(target, 'http://host').search}`
            : here;
    }
    if (next !== undefined)
        return next === '' ? undefined : going('page', next);
    if (token !== undefined)
        return token === '' ? undefined : going('continuationToken', token);
    if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
        return undefined;
    // The host does not say whether there is more. A full page may have a next one; a page with
    // more entries than were asked for is the whole list.
    const number = Number(query.get('page') ?? 1);
    const total = Number(headers['x-total-count'] ?? 0);
    const full = count === Number(query.get('per_page') ?? Number.NaN);
    return full || (count > 0 && number * count < total)
        ? going('page', String(number + 1))
        : undefined;
}
/** `<https://host/path?page=2>; rel="next", <…>; rel="last"` */
function linkTo(name, header) {
    for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
        const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
        if (relation?.toLowerCase() === name)
            return target;
    }
    return undefined;
}
//# sourceMappingURL=pages.js.map

/***/ }),

/***/ 3711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dn: () => (/* binding */ actorOf),
  o0: () => (/* binding */ detect),
  cr: () => (/* binding */ isTargetSet),
  sm: () => (/* binding */ valuesOf)
});

// UNUSED EXPORTS: HOSTS

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __nccwpck_require__(5594);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __nccwpck_require__(2195);
// EXTERNAL MODULE: ./build/src/report/sections.js
var sections = __nccwpck_require__(6286);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __nccwpck_require__(3452);
// EXTERNAL MODULE: ./build/src/hosts/notes.js
var hosts_notes = __nccwpck_require__(8528);
// EXTERNAL MODULE: ./build/src/hosts/outputs.js
var outputs = __nccwpck_require__(5483);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __nccwpck_require__(5639);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __nccwpck_require__(2340);
;// CONCATENATED MODULE: ./build/src/hosts/azure.js
/**
 * Azure Pipelines, and one thread on a pull request of Azure Repos: `active` while the gate of any job in it is closed
 * or has still to report on the newest commit, `closed` once all are open, so that "all comments must be resolved"
 * holds a merge back exactly as long as the gate.
 */









const SERVICE = 'Azure DevOps';
const VERSION = 'api-version=7.1';
/** Reasons of builds that are about commits of the repository itself. */
const PLAIN = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');
const azure = {
    name: 'azure',
    variable: 'TF_BUILD',
    actor: ['BUILD_REQUESTEDFOR'],
    target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
    facts(environment) {
        const collection = collectionOf(environment);
        const project = environment['SYSTEM_TEAMPROJECT'];
        const build = (0,shapes/* count */.U9)(environment['BUILD_BUILDID']);
        const page = isOwn(environment) ? (0,shapes/* link */.nf)(environment['BUILD_REPOSITORY_URI']) : undefined;
        const number = (0,shapes/* count */.U9)(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
        const built = number === undefined ? (0,shapes/* sha */.hW)(environment['BUILD_SOURCEVERSION']) : undefined;
        const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
        return {
            commit: (0,shapes/* sha */.hW)(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
            pullRequest: isOwn(environment)
                ? (0,shapes/* change */.Zg)(number, page && `${page}/pullrequest/${number}`)
                : undefined,
            jobUrl: collection && results && build ? `${collection}/${results}` : undefined,
            runNumber: build,
            repository: page === undefined ? undefined : repositoryAt(page),
            root: (0,shapes/* textOf */.b6)(environment['BUILD_SOURCESDIRECTORY']),
        };
    },
    origin(environment) {
        const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
        const reason = environment['BUILD_REASON'] ?? '';
        const number = environment['SYSTEM_PULLREQUEST_PULLREQUESTID'];
        if (number || reason === 'PullRequest' || branch.startsWith('refs/pull/')) {
            const fork = environment['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase();
            // Builds that are about no pull request say "False", too.
            const origin = number && fork === 'false' ? 'own' : 'unknown';
            return { judged: true, changeOrigin: fork === 'true' ? 'foreign' : origin };
        }
        const isOwnBranch = /^refs\/(?:heads|tags)\//.test(branch);
        return { judged: !PLAIN.includes(reason), changeOrigin: isOwnBranch ? 'own' : 'unknown' };
    },
    comments({ environment, pullRequest, commit = '' }, ports) {
        const baseUrl = collectionOf(environment);
        const projectId = (0,shapes/* guid */.Os)(environment['SYSTEM_TEAMPROJECTID']);
        const repositoryId = isOwn(environment) ? (0,shapes/* guid */.Os)(environment['BUILD_REPOSITORY_ID']) : undefined;
        const token = environment['SYSTEM_ACCESSTOKEN']?.trim();
        if (!baseUrl || !projectId || !repositoryId || !pullRequest)
            return undefined;
        if (!token)
            return NO_TOKEN;
        const { number, url = '' } = pullRequest;
        const threads = `/${projectId}/_apis/git/repositories/${repositoryId}/pullRequests/${number}/threads`;
        const addressOf = (id, thread) => `${threads}/${id}/comments/${thread?.commentId ?? 1}?${VERSION}`;
        const host = {
            service: SERVICE,
            baseUrl,
            headers: { authorization: `Bearer ${token}` },
            refused: 'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
            list: `${threads}?${VERSION}`,
            itemsOf: (json) => (0,shapes/* inside */.nx)(json, 'value'),
            draft: (content) => ({
                comments: [{ parentCommentId: 0, content, commentType: 1 }],
                status: statusFor(content),
            }),
            read: toThread,
            urlOf: (id) => `${url}?discussionId=${id}`,
            whoAmI,
            addressOf,
            contradicts: ({ body, status }) => body !== '' && !says(status, body),
            async update(ask, id, content, thread) {
                const status = statusFor(content);
                const mark = async () => {
                    if (thread === undefined || !says(thread.status, content))
                        await ask('PATCH', `${threads}/${id}?${VERSION}`, { status });
                };
                // If a job ends between the two, the merge stays blocked.
                if (status === 'active')
                    await mark();
                if (thread?.body !== content)
                    await ask('PATCH', addressOf(id, thread), { content });
                if (status === 'closed')
                    await mark();
            },
        };
        return (0,hosts_notes/* createNotes */.aP)(host, commit, { ...ports, send: inItsVersion(ports.send) });
    },
    async publish(_, view, { reports }, ports) {
        for (const line of loggingCommands(view, reports))
            ports.command(line);
        return [];
    },
};
const NO_TOKEN = 'No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.';
/** `https://dev.azure.com/acme` */
function collectionOf(environment) {
    const { SYSTEM_COLLECTIONURI: now, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI: before } = environment;
    return (0,shapes/* link */.nf)(now ?? before);
}
/** Azure Pipelines also builds repositories of GitHub and Bitbucket: those have no thread here. */
function isOwn(environment) {
    return environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
}
/** Names of projects and repositories may have blanks and more in them. */
function repositoryAt(address) {
    const { origin: serverUrl, pathname } = new URL(address);
    try {
        return { serverUrl, slug: decodeURIComponent(pathname.slice(1)), style: 'azure' };
    }
    catch {
        return undefined;
    }
}
async function whoAmI(ask) {
    const { json } = await ask('GET', '/_apis/connectionData');
    const id = (0,shapes/* inside */.nx)(json, 'authenticatedUser', 'id');
    if (typeof id !== 'string')
        throw (0,host_error/* unreadable */.O$)(SERVICE);
    return id;
}
/**
 * An Azure DevOps Server knows API versions only up to its own year. If it refuses a request for its
 * version, the request is repeated with the newest version that the answer names. These requests and
 * their answers are the same in all versions.
 */
function inItsVersion(send) {
    let version;
    const ask = (request) => {
        const url = new URL(request.url);
        if (version !== undefined && url.searchParams.has('api-version')) {
            url.searchParams.set('api-version', version);
        }
        return send({ ...request, url });
    };
    return async (request) => {
        const answer = await ask(request);
        if (answer.status !== 400 || version !== undefined)
            return answer;
        const message = (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)((0,parse/* parseJson */.qF)(new TextDecoder().decode(answer.body)), 'message'));
        const [, newest] = /version of [\d.]+ is out of range\b.*?\b(\d{1,2}\.\d)\b/s.exec(message ?? '') ?? [];
        if (newest === undefined)
            return answer;
        version = newest;
        return ask(request);
    };
}
/** The status of the thread follows all jobs that have a section in the text, not only this one. */
function statusFor(content) {
    return (0,sections/* isOpen */.nT)(content) ? 'closed' : 'active';
}
/** The words for a thread that does not hold a merge back; people choose among them. */
const RESOLVED = ['closed', 'fixed', 'wontFix', 'byDesign'];
function says(status, content) {
    return RESOLVED.includes(status) === (0,sections/* isOpen */.nT)(content);
}
/** The report is the first comment; answers of people follow it. What was deleted is still listed. */
function toThread(json) {
    const { status, isDeleted, comments } = (0,shapes/* fieldsOf */.Pf)(json);
    const first = (0,shapes/* fieldsOf */.Pf)((0,shapes/* itemsIn */.Un)(comments)[0]);
    const gone = isDeleted === true || first['isDeleted'] === true;
    const who = (0,shapes/* inside */.nx)(first, 'author', 'id');
    return {
        id: (0,host_error/* readId */.wh)(json, SERVICE),
        body: !gone && typeof first['content'] === 'string' ? first['content'] : '',
        author: typeof who === 'string' ? who : undefined,
        status: String(status),
        commentId: typeof first['id'] === 'number' ? first['id'] : 1,
    };
}
/** Errors with file and line, the summary page, and variables for later steps. */
function loggingCommands(view, directory) {
    const issues = (0,annotations/* renderAnnotations */.H)(view, { annotate: 'all' }).map((each) => (0,neutralise_log/* renderLoggingCommand */.f)('task.logissue', {
        type: each.annotation_level === 'failure' ? 'error' : 'warning',
        sourcepath: each.path,
        linenumber: each.start_line,
    }, `${each.title}: ${each.message}`));
    const { verdict, green, 'run-id': runId, 'run-url': runUrl } = (0,outputs/* toOutputs */.I)(view, {});
    // Others reach it through the name of the step: $(plangate.verdict).
    const variables = Object.entries({ verdict, green, runId, runUrl }).map(([variable, value]) => (0,neutralise_log/* renderLoggingCommand */.f)('task.setvariable', { variable, isOutput: 'true' }, value));
    const summary = directory && (0,external_node_path_.join)(directory, 'summary.md');
    const upload = summary ? [(0,neutralise_log/* renderLoggingCommand */.f)('task.uploadsummary', {}, summary)] : [];
    return [...issues, ...variables, ...upload];
}
//# sourceMappingURL=azure.js.map
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __nccwpck_require__(7511);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __nccwpck_require__(5636);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/src/report/spots.js
var report_spots = __nccwpck_require__(2533);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __nccwpck_require__(4913);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __nccwpck_require__(3629);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __nccwpck_require__(8245);
// EXTERNAL MODULE: ./build/src/hosts/ask.js
var hosts_ask = __nccwpck_require__(8536);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
// EXTERNAL MODULE: ./build/src/model/ports.js
var ports = __nccwpck_require__(8471);
;// CONCATENATED MODULE: ./build/src/hosts/forward-proxy-send.js
/**
 * Requests through a plain forwarding proxy on this machine: the request line carries the whole
 * address and nothing is encrypted on the way to the proxy. Bitbucket Pipelines has such a one for
 * its own API. For every other proxy there is `client/send.ts`, which tunnels.
 */


/** What a timer can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** @param proxy `http://localhost:29418` */
function createForwardProxySend(proxy) {
    const { hostname, port } = new URL(proxy);
    return ({ url, method, body = '', maxBytes, timeoutMs, signal: canceled, ...outgoing }) => {
        if (typeof body !== 'string') {
            throw new TypeError('only text goes through the forwarding proxy');
        }
        // The time left may have fractions of a millisecond, which a timer does not take.
        const deadline = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), LONGEST_TIMER_MS));
        const signal = canceled ? AbortSignal.any([canceled, deadline]) : deadline;
        const length = String(Buffer.byteLength(body));
        const headers = { ...outgoing.headers, host: url.host, 'content-length': length };
        let connected = false;
        return new Promise((resolve, reject) => {
            const fail = (cause) => {
                if (cause instanceof ports/* TransportError */.w)
                    return reject(cause);
                const broken = connected ? 'broken' : 'not-sent';
                const what = connected ? 'The answer broke off' : `Nothing listens at ${hostname}:${port}`;
                const failure = canceled?.aborted ? 'aborted' : broken;
                reject(new ports/* TransportError */.w(deadline.aborted ? 'timeout' : failure, `${what}.`, { cause }));
            };
            // A kept connection that broke looks the same as one that was never made.
            (0,external_node_http_.request)({ hostname, port, method, path: url.href, headers, signal, agent: false }, (incoming) => void receive(incoming, maxBytes).then(resolve, fail))
                .on('socket', (socket) => socket.once('connect', () => (connected = true)))
                .on('error', fail)
                .end(body);
        });
    };
}
async function receive(incoming, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of incoming) {
        const part = Buffer.from(chunk);
        bytes += part.length;
        if (bytes > maxBytes) {
            throw new ports/* TransportError */.w('too-large', `The answer is over ${maxBytes} bytes.`);
        }
        chunks.push(part);
    }
    const texts = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
    const headers = Object.fromEntries(texts);
    return { status: incoming.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}
//# sourceMappingURL=forward-proxy-send.js.map
;// CONCATENATED MODULE: ./build/src/hosts/bitbucket.js












const SERVER = 'https://bitbucket.org';
const bitbucket = {
    name: 'bitbucket',
    variable: 'BITBUCKET_BUILD_NUMBER',
    actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
    target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
    gated: ['BITBUCKET_REPO_FULL_NAME'],
    facts(environment) {
        const slug = (0,shapes/* path */.Ae)(environment['BITBUCKET_REPO_FULL_NAME']);
        const build = (0,shapes/* count */.U9)(environment['BITBUCKET_BUILD_NUMBER']);
        const number = (0,shapes/* count */.U9)(environment['BITBUCKET_PR_ID']);
        const page = slug && `${SERVER}/${slug}`;
        return {
            commit: (0,shapes/* sha */.hW)(environment['BITBUCKET_COMMIT']),
            pullRequest: (0,shapes/* change */.Zg)(number, page && `${page}/pull-requests/${number}`),
            jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
            runNumber: build,
            repository: slug ? { serverUrl: SERVER, slug, style: 'bitbucket' } : undefined,
            root: (0,shapes/* textOf */.b6)(environment['BITBUCKET_CLONE_DIR']),
        };
    },
    /** The environment does not say where a pull request comes from. */
    origin: ({ BITBUCKET_PR_ID: number }) => number ? { judged: true, changeOrigin: 'unknown' } : { judged: false, changeOrigin: 'own' },
    async askChangeOrigin({ environment, pullRequest }, { origin: { changeOrigin } }, ports) {
        const pipeline = readPipeline(environment);
        if (!pipeline || !pullRequest)
            return { changeOrigin };
        const api = connectBitbucket(pipeline, tokenOf(environment), 'pullrequest', ports);
        const asking = api.ask('GET', `${api.repository}/pullrequests/${pullRequest.number}`);
        const answer = await asking.catch((0,host_error/* onHostError */.yg)((problem) => problem));
        if (answer instanceof host_error/* HostError */.dh)
            return { changeOrigin, trouble: answer.message };
        const from = (0,shapes/* textOf */.b6)((0,shapes/* inside */.nx)(answer.json, 'source', 'repository', 'full_name'));
        // The repository of a fork that is gone has no name.
        const to = `${pipeline.workspace}/${pipeline.repositorySlug}`;
        return { changeOrigin: from ? (0,change_origin/* compareOwners */.EB)(from, to) : 'foreign' };
    },
    async publish({ environment, commit }, view, { comment }, ports) {
        const pipeline = readPipeline(environment);
        if (!pipeline || commit === undefined || comment === 'off')
            return [];
        return publishBitbucket({ ...pipeline, commit, token: tokenOf(environment) }, view, ports);
    },
};
function readPipeline(environment) {
    const slug = (0,shapes/* path */.Ae)(environment['BITBUCKET_REPO_FULL_NAME']);
    const [workspace, repositorySlug] = slug?.split('/') ?? [];
    if (!workspace || !repositorySlug)
        return undefined;
    const apiUrl = 'https://api.bitbucket.org/2.0';
    return { apiUrl, proxyUrl: 'http://localhost:29418', workspace, repositorySlug };
}
function tokenOf(environment) {
    return environment['BITBUCKET_TOKEN']?.trim() || undefined;
}
/** Per request, and per report. */
const BATCH = 100;
const MAX_ANNOTATIONS = 1000;
const TITLE = 450;
const DETAILS = 2000;
/**
 * Replaces the Code Insights report of this gate on the commit.
 *
 * @returns a sentence for everything that failed
 */
async function publishBitbucket({ commit, token, ...pipeline }, view, ports) {
    const { ask, repository } = connectBitbucket(pipeline, token, 'repository:write', ports);
    const id = encodeURIComponent(`plangate-${view.key}-${(0,marker/* sectionId */.F2)(view)}`);
    const path = `${repository}/commit/${commit}/reports/${id}`;
    const all = [...located(view), ...view.findings.flatMap(unlocated)];
    const shown = all.slice(0, MAX_ANNOTATIONS);
    const send = async () => {
        await ask('DELETE', path, undefined, { accept: [404] });
        await ask('PUT', path, toReport(view, all.length - shown.length));
        for (let start = 0; start < shown.length; start += BATCH) {
            await ask('POST', `${path}/annotations`, shown.slice(start, start + BATCH));
        }
        return [];
    };
    return send().catch((0,host_error/* onHostError */.yg)(({ message }) => [`No report: ${message}`]));
}
/** Inside a pipeline a proxy adds the credentials; elsewhere a token is needed. */
function connectBitbucket(pipeline, token, scope, ports) {
    const proxied = token === undefined;
    const withToken = `Set BITBUCKET_TOKEN to a repository access token with the scope "${scope}".`;
    const ask = (0,hosts_ask/* createAsk */.c)({
        ...ports,
        send: proxied ? createForwardProxySend(pipeline.proxyUrl) : ports.send,
        baseUrl: proxied ? pipeline.apiUrl.replace('https:', 'http:') : pipeline.apiUrl,
        headers: proxied ? {} : { authorization: `Bearer ${token}` },
        service: 'Bitbucket',
        refused: proxied
            ? `The proxy of the pipeline did not authenticate it. ${withToken}`
            : `BITBUCKET_TOKEN needs the scope "${scope}" on this repository and must not have expired.`,
        unreachable: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
    });
    const { workspace, repositorySlug } = pipeline;
    const path = [workspace, repositorySlug].map(encodeURIComponent).join('/');
    return { ask, repository: `/repositories/${path}` };
}
/** Bitbucket shows these texts as plain text. Texts that are too long for the API are cut. */
function toReport(view, hidden) {
    const { counts, context, headline, nextSteps, key, green } = view;
    const names = context.section ?? (0,report_text/* list */.p_)((0,marker/* namesOf */.eZ)(view), 5);
    const gate = key === 'default' ? 'Policy gate' : `Policy gate (${key})`;
    const title = names === '' ? gate : `${gate}: ${names}`;
    const figures = Object.entries({
        Verdict: view.verdict,
        'Mandatory failed': counts.mandatoryFailed,
        'Advisory failed': counts.advisoryFailed,
        Overridden: counts.overridden,
        Passed: counts.passed,
        Workspaces: view.workspaces.length,
    });
    const more = hidden > 0 ? `\n${hidden} more findings are in the job's report.` : '';
    const details = [headline, ...nextSteps].map(escape_markdown/* cleanText */.X5).join('\n');
    return {
        // Each gate, and each job of a gate, has a report with its own title.
        title: (0,escape_markdown/* cleanLine */.Ow)(title, TITLE),
        details: (0,escape_markdown/* clip */.$Q)(details, DETAILS - more.length) + more,
        report_type: 'SECURITY',
        reporter: 'Plangate',
        result: green ? 'PASSED' : 'FAILED',
        link: context.job?.url,
        data: figures.map(([title, value]) => {
            const type = typeof value === 'number' ? 'NUMBER' : 'TEXT';
            return { title, type, value };
        }),
    };
}
function located(view) {
    return (0,annotations/* renderAnnotations */.H)(view, { annotate: 'all', limit: 5_000 }).map((annotation, index) => ({
        ...graded(annotation.annotation_level),
        external_id: `line-${index}`,
        summary: annotation.title,
        details: (0,escape_markdown/* clip */.$Q)(annotation.message, DETAILS),
        path: annotation.path,
        line: annotation.start_line,
    }));
}
/** Findings without a line in a file: they are shown on the report itself. */
function unlocated(finding, index) {
    const { policy, level, severity } = finding;
    const open = severity === 'warns' ? 'warning' : 'notice';
    const spots = (0,report_spots/* spotsOf */.PC)(finding).filter(({ location }) => !location);
    return spots.map(({ address = '', message, workspaces }, at) => {
        const parts = [address, (0,report_spots/* generalMessage */.Ig)(finding), message, workspaces.join(', ')];
        const details = (0,report_text/* joined */.oR)('\n', ...[...parts, (0,words/* overrideWords */.mF)(finding)].map(escape_markdown/* cleanText */.X5));
        return {
            ...graded((0,findings/* closesGate */.HE)(finding) ? 'failure' : open),
            external_id: at === 0 ? `finding-${index}` : `finding-${index}-${at}`,
            summary: (0,escape_markdown/* cleanLine */.Ow)(`${policy} (${(0,words/* levelWords */.s2)(level)})`, TITLE),
            details: (0,escape_markdown/* clip */.$Q)(details, DETAILS),
        };
    });
}
const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' };
function graded(level) {
    const result = level === 'failure' ? 'FAILED' : 'PASSED';
    return { annotation_type: 'VULNERABILITY', severity: SEVERITIES[level], result };
}
//# sourceMappingURL=bitbucket.js.map
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __nccwpck_require__(7866);
;// CONCATENATED MODULE: ./build/src/hosts/buildkite.js
/** Buildkite. Reports appear as files. */



const buildkite = {
    name: 'buildkite',
    variable: 'BUILDKITE',
    actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
    target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
    defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
    facts(environment) {
        const build = (0,shapes/* link */.nf)(environment['BUILDKITE_BUILD_URL']);
        const job = (0,shapes/* guid */.Os)(environment['BUILDKITE_JOB_ID']);
        // "false" when the build is not about a pull request.
        const number = (0,shapes/* count */.U9)(environment['BUILDKITE_PULL_REQUEST']);
        return {
            commit: (0,shapes/* sha */.hW)(environment['BUILDKITE_COMMIT']),
            pullRequest: (0,shapes/* change */.Zg)(number),
            jobUrl: build && (job ? `${build}#${job}` : build),
            runNumber: (0,shapes/* count */.U9)(environment['BUILDKITE_BUILD_NUMBER']),
            root: (0,shapes/* textOf */.b6)(environment['BUILDKITE_BUILD_CHECKOUT_PATH']),
        };
    },
    origin(environment) {
        const number = environment['BUILDKITE_PULL_REQUEST'] ?? 'false';
        if (number === '' || number === 'false') {
            return { judged: (0,change_origin/* isQueue */.gZ)(environment['BUILDKITE_BRANCH']), changeOrigin: 'own' };
        }
        const { BUILDKITE_PULL_REQUEST_REPO: from, BUILDKITE_REPO: to } = environment;
        if (!from || !to)
            return { judged: true, changeOrigin: 'unknown' };
        return { judged: true, changeOrigin: (0,repository_address/* isSameRepository */.ve)(from, to) ? 'own' : 'foreign' };
    },
};
//# sourceMappingURL=buildkite.js.map
;// CONCATENATED MODULE: ./build/src/hosts/circleci.js
/** CircleCI. Reports appear as files. */


/** Set in builds of forks only. */
const OF_A_FORK = ['CIRCLE_PR_NUMBER', 'CIRCLE_PR_USERNAME', 'CIRCLE_PR_REPONAME'];
const circleci = {
    name: 'circleci',
    variable: 'CIRCLECI',
    actor: ['CIRCLE_USERNAME'],
    target: [],
    facts(environment) {
        const url = (0,shapes/* link */.nf)(environment['CIRCLE_PULL_REQUEST']);
        const number = (0,shapes/* count */.U9)(environment['CIRCLE_PR_NUMBER'] ?? url?.split('/').at(-1));
        const root = environment['CIRCLE_WORKING_DIRECTORY'];
        return {
            commit: (0,shapes/* sha */.hW)(environment['CIRCLE_SHA1']),
            pullRequest: (0,shapes/* change */.Zg)(number, url),
            jobUrl: (0,shapes/* link */.nf)(environment['CIRCLE_BUILD_URL']),
            runNumber: (0,shapes/* count */.U9)(environment['CIRCLE_BUILD_NUM']),
            root: root?.startsWith('/') ? root : undefined,
        };
    },
    origin(environment) {
        const branch = environment['CIRCLE_BRANCH'];
        const fork = OF_A_FORK.some((name) => environment[name]) || branch?.startsWith('pull/');
        if (fork)
            return { judged: true, changeOrigin: 'foreign' };
        const change = Boolean(environment['CIRCLE_PULL_REQUEST']) || (0,change_origin/* isQueue */.gZ)(branch);
        return { judged: change, changeOrigin: 'own' };
    },
};
//# sourceMappingURL=circleci.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 6 modules
var calls = __nccwpck_require__(2344);
// EXTERNAL MODULE: ./build/src/hosts/github/host.js + 1 modules
var host = __nccwpck_require__(9312);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __nccwpck_require__(1554);
;// CONCATENATED MODULE: ./build/src/hosts/gitea.js




const gitea = {
    ...host/* github */.M,
    name: server/* GITEA */.LL.name,
    variable: server/* GITEA */.LL.variable,
    comments({ environment, pullRequest, repository }, ports) {
        const apiUrl = (0,shapes/* link */.nf)(environment['GITHUB_API_URL']);
        const [owner, name] = repository?.slug.split('/') ?? [];
        if (!pullRequest || !apiUrl || !owner || !name)
            return undefined;
        const tokens = [environment['GITEA_TOKEN'], environment['GITHUB_TOKEN']];
        const githubToken = tokens.map((token) => token?.trim()).find(Boolean);
        const access = { apiUrl, owner, name, githubToken, server: (0,server/* serverOf */.Y_)(environment) };
        return (0,calls/* connectGitHub */.U)(access, ports).comments ?? gitea_NO_TOKEN;
    },
};
const forgejo = { ...gitea, name: server/* FORGEJO */.FN.name, variable: server/* FORGEJO */.FN.variable };
const gitea_NO_TOKEN = 'No comment: there is no token for the API. Hand the job its own as GITHUB_TOKEN (`${{ github.token }}`).';
//# sourceMappingURL=gitea.js.map
;// CONCATENATED MODULE: ./build/src/hosts/gitlab.js
/** GitLab CI, and one note on a merge request. The files that GitLab shows by itself are written by `files.ts`. */




const gitlab_SERVICE = 'GitLab';
/** Sources of pipelines that are about commits of the repository itself. */
const gitlab_PLAIN = 'push schedule web api trigger pipeline webide chat'.split(' ');
const gitlab = {
    name: 'gitlab',
    variable: 'GITLAB_CI',
    actor: ['GITLAB_USER_LOGIN'],
    // The first one is set if GitLab merged the target into the change before the pipeline.
    target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
    defaultBranch: ['CI_DEFAULT_BRANCH'],
    gated: ['CI_MERGE_REQUEST_PROJECT_PATH', 'CI_PROJECT_PATH'],
    facts(environment) {
        const serverUrl = (0,shapes/* origin */.TG)(environment['CI_SERVER_URL']);
        const slug = (0,shapes/* path */.Ae)(environment['CI_PROJECT_PATH']);
        const project = (0,shapes/* link */.nf)(environment['CI_MERGE_REQUEST_PROJECT_URL'] ?? environment['CI_PROJECT_URL']);
        const number = (0,shapes/* count */.U9)(environment['CI_MERGE_REQUEST_IID']);
        return {
            commit: (0,shapes/* sha */.hW)(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ?? (0,shapes/* sha */.hW)(environment['CI_COMMIT_SHA']),
            pullRequest: (0,shapes/* change */.Zg)(number, project && `${project}/-/merge_requests/${number}`),
            jobUrl: (0,shapes/* link */.nf)(environment['CI_JOB_URL']),
            runNumber: (0,shapes/* count */.U9)(environment['CI_PIPELINE_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style: 'gitlab' } : undefined,
            root: (0,shapes/* textOf */.b6)(environment['CI_PROJECT_DIR']),
        };
    },
    origin(environment) {
        if (environment['CI_MERGE_REQUEST_IID']) {
            const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
            return {
                judged: true,
                changeOrigin: (0,change_origin/* compareOwners */.EB)(from, environment['CI_MERGE_REQUEST_PROJECT_ID']),
            };
        }
        const source = environment['CI_PIPELINE_SOURCE'] ?? '';
        if (source === 'external_pull_request_event') {
            const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
            const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
            return { judged: true, changeOrigin: (0,change_origin/* compareOwners */.EB)(from, to) };
        }
        const branchOrTag = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
        return { judged: !gitlab_PLAIN.includes(source), changeOrigin: branchOrTag ? 'own' : 'unknown' };
    },
    isPrivate(environment) {
        const { CI_PROJECT_VISIBILITY: visibility } = environment;
        // The variable is about the project of the job. The note is in the project that the change goes to.
        const { CI_PROJECT_ID: project, CI_MERGE_REQUEST_PROJECT_ID: target = project } = environment;
        if (visibility === 'public')
            return false;
        const isKnown = visibility === 'private' || visibility === 'internal';
        return isKnown && target === project ? true : undefined;
    },
    comments({ environment, pullRequest, commit = '' }, ports) {
        const apiUrl = (0,shapes/* link */.nf)(environment['CI_API_V4_URL']);
        // A merge request from a fork runs in the fork unless a member starts it in the target project.
        const projectId = (0,shapes/* count */.U9)(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
        const token = environment['GITLAB_TOKEN']?.trim();
        if (!apiUrl || !projectId || !pullRequest)
            return undefined;
        if (!token)
            return gitlab_NO_TOKEN;
        const { number, url = '' } = pullRequest;
        const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
        const host = {
            service: gitlab_SERVICE,
            baseUrl: apiUrl,
            headers: { 'private-token': token },
            refused: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
            list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
            draft: (body) => ({ body }),
            read: toNote,
            urlOf: (id) => `${url}#note_${id}`,
            whoAmI: async (ask) => String((0,host_error/* readId */.wh)((await ask('GET', '/user')).json, gitlab_SERVICE)),
            addressOf: (id) => `${notes}/${id}`,
            update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
        };
        return (0,hosts_notes/* createNotes */.aP)(host, commit, ports);
    },
};
const gitlab_NO_TOKEN = 'No comment: there is no token for the GitLab API. Create a project access token with the role Reporter and the scope "api" and hand it to the job as the masked variable GITLAB_TOKEN (CI_JOB_TOKEN may not write notes).';
/** System notes ("changed the description") cannot be ours. */
function toNote(json) {
    const { body, system } = (0,shapes/* fieldsOf */.Pf)(json);
    const who = (0,shapes/* inside */.nx)(json, 'author', 'id');
    return {
        id: (0,host_error/* readId */.wh)(json, gitlab_SERVICE),
        body: system !== true && typeof body === 'string' ? body : '',
        author: typeof who === 'number' ? String(who) : undefined,
    };
}
//# sourceMappingURL=gitlab.js.map
;// CONCATENATED MODULE: ./build/src/hosts/jenkins.js

/** Variables of other plugins that build pull requests. They do not say where a change comes from. */
const PLUGINS = [
    'ghprbPullId',
    'gitlabMergeRequestIid',
    'GITHUB_PR_NUMBER',
    'GERRIT_CHANGE_NUMBER',
    'GERRIT_REFSPEC',
    'GERRIT_PATCHSET_REVISION',
];
/** Set where a multibranch job builds a branch or a tag. */
const OF_A_BRANCH = ['BRANCH_NAME', 'TAG_NAME'];
const jenkins = {
    name: 'jenkins',
    variable: 'JENKINS_URL',
    actor: ['BUILD_USER_ID'],
    target: ['CHANGE_TARGET'],
    facts(environment) {
        const number = (0,shapes/* count */.U9)(environment['CHANGE_ID']);
        return {
            commit: (0,shapes/* sha */.hW)(environment['GIT_COMMIT']),
            pullRequest: (0,shapes/* change */.Zg)(number, (0,shapes/* link */.nf)(environment['CHANGE_URL'])),
            jobUrl: (0,shapes/* link */.nf)(environment['BUILD_URL']),
            runNumber: (0,shapes/* count */.U9)(environment['BUILD_NUMBER']),
            root: (0,shapes/* textOf */.b6)(environment['WORKSPACE']),
        };
    },
    origin(environment) {
        if (environment['CHANGE_ID']) {
            return { judged: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
        }
        const plugin = PLUGINS.some((name) => environment[name]);
        if (plugin)
            return { judged: true, changeOrigin: 'unknown' };
        // A webhook can make a job build any commit, and no variable says which one it was.
        return { judged: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
    },
};
//# sourceMappingURL=jenkins.js.map
// EXTERNAL MODULE: ./build/src/hosts/none.js
var none = __nccwpck_require__(5427);
;// CONCATENATED MODULE: ./build/src/hosts/registry.js









/**
 * The first host with a variable that is set counts. Gitea and Forgejo set GitHub's variable, too, so
 * they come first.
 */
const HOSTS = [
    forgejo,
    gitea,
    host/* github */.M,
    gitlab,
    azure,
    bitbucket,
    circleci,
    buildkite,
    jenkins,
    none/* none */.w,
];
/**
 * Finds the CI host that this job runs on.
 *
 * @returns the host, and the facts about the job, which come from the environment alone; the host
 *   `none` if no variable names one
 */
function detect(environment) {
    const host = HOSTS.find(({ variable }) => variable && environment[variable]) ?? none/* none */.w;
    return { ...host.facts(environment), host, environment };
}
/**
 * The values of these variables that are set, in the order of their names. Only variables of the
 * job's own host are read. If the host is not known, those of every host are: a container may have
 * been given some of them without the one that names the host.
 */
function valuesOf({ host, environment }, which) {
    return readVariables(host === none/* none */.w ? HOSTS : [host], which, environment);
}
/** Whether a target branch is set for any host. Then the job may be about a change, on whichever host it runs. */
function isTargetSet(environment) {
    return readVariables(HOSTS, 'target', environment).some((value) => value !== '');
}
function readVariables(hosts, which, environment) {
    const names = hosts.flatMap((host) => host[which] ?? []);
    return names.flatMap((name) => environment[name] ?? []);
}
/** The user who started the job, as its host names them; undefined if the host does not say. */
function actorOf({ host, environment }) {
    return host.actor.map((name) => environment[name]?.trim()).find(Boolean);
}
//# sourceMappingURL=registry.js.map

/***/ }),

/***/ 5639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ path),
/* harmony export */   Os: () => (/* binding */ guid),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   TG: () => (/* binding */ origin),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Un: () => (/* binding */ itemsIn),
/* harmony export */   Zg: () => (/* binding */ change),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   hW: () => (/* binding */ sha),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   nx: () => (/* binding */ inside)
/* harmony export */ });
/** Reads texts and answers of others. A value without the expected shape is undefined. */
/** A positive whole number; anything else, also 0, counts as missing. */
function count(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function sha(text) {
    return typeof text === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
        ? text
        : undefined;
}
/** A GUID; undefined for any other text. */
function guid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function path(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function link(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function origin(text) {
    const address = link(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function change(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The fields of an object; none of anything else. */
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? { ...value } : {};
}
/** The value at this path of names. */
function inside(value, ...names) {
    return names.reduce((inner, name) => fieldsOf(inner)[name], value);
}
/** A text that is not empty. */
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The items of a list; none of anything else. */
function itemsIn(value) {
    return Array.isArray(value) ? value : [];
}
//# sourceMappingURL=shapes.js.map

/***/ }),

/***/ 1956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ workspaceOf),
/* harmony export */   o: () => (/* binding */ isJob)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6609);
/* harmony import */ var _none_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5427);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3711);
/** The directory in which a job works. Git is asked about the repository there, and about no deeper one. */





/**
 * The directory that the CI host names. If a person works here, the checkout around their directory;
 * in a job of a host that names none, the root of the file system.
 */
function workspaceOf(environment, workingDirectory) {
    const { root } = (0,_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .detect */ .o0)(environment);
    if (root !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(root) && isDirectory(root))
        return root;
    // The working directory of such a job may lie inside the judged files.
    if (isJob(environment))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(workingDirectory).root;
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(workingDirectory) ?? workingDirectory;
}
/** Whether the environment is that of a job of some CI host. */
function isJob(environment) {
    return (0,_registry_js__WEBPACK_IMPORTED_MODULE_4__/* .detect */ .o0)(environment).host.variable !== undefined || (0,_none_js__WEBPACK_IMPORTED_MODULE_3__/* .isSomeCi */ .d)(environment);
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
//# sourceMappingURL=workspace.js.map

/***/ }),

/***/ 3606:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TD: () => (/* binding */ readConfiguration),
/* harmony export */   aX: () => (/* binding */ argumentsOf),
/* harmony export */   o3: () => (/* binding */ BUDGET),
/* harmony export */   xV: () => (/* binding */ readTemplate),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9479);
/* harmony import */ var _json_body_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2477);
/* harmony import */ var _loaded_names_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7834);
/* harmony import */ var _parse_hcl_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2172);
/** Reads the modules of a configuration: their blocks, named values, and calls. */





const MODULE_LIMIT = 1_000;
const BUDGET = { characters: 10_000_000, check: () => undefined };
/**
 * Reads the root module and every local module that it calls.
 *
 * @param directory absolute path of the root module
 */
function readConfiguration(directory, sources) {
    const root = emptyModule(directory);
    const configuration = { root, modules: [], unclear: [], sources: [] };
    const modules = new Map([[directory, root]]);
    for (const module of modules.values()) {
        if (configuration.modules.length >= MODULE_LIMIT) {
            configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
            break;
        }
        configuration.modules.push(module);
        const names = sources.files.readDirectory(module.directory);
        for (const name of names.filter((entry) => isText(entry, module === root))) {
            readModuleFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(module.directory, name), module, sources, configuration);
        }
        for (const call of module.calls.values()) {
            for (const target of sourcesOf(call, configuration)) {
                const callee = modules.get(target) ?? emptyModule(target);
                modules.set(target, callee);
                callee.callers.push(call);
                call.targets.push(callee);
            }
        }
    }
    return configuration;
}
function isText(name, isRoot) {
    return (0,_loaded_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isConfiguration */ .ZC)(name) || (isRoot && (0,_loaded_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isVariables */ .OT)(name));
}
function emptyModule(directory) {
    return {
        directory,
        blocks: [],
        loose: [],
        locals: new Map(),
        variables: new Map(),
        calls: new Map(),
        callers: [],
    };
}
function readModuleFile(path, module, sources, { unclear }) {
    const { body, problem } = readBody(path, sources);
    if (problem !== undefined)
        unclear.push({ path, why: problem });
    for (const { name, value, range } of body.attributes) {
        const key = { kind: 'literal', value: name, range };
        const entry = { kind: 'object', entries: [{ key, value }], range };
        module.loose.push({ module, block: undefined, path, value: entry });
    }
    for (const block of body.blocks) {
        module.blocks.push({ block, path });
        register(block, path, module);
    }
}
function register(block, path, module) {
    const [label = ''] = block.labels;
    const { attributes } = block.body;
    if (block.type === 'locals') {
        for (const { name, value } of attributes) {
            addTo(module.locals, name, { module, block: undefined, path, value });
        }
    }
    else if (block.type === 'variable') {
        const value = attributes.find(({ name }) => name === 'default')?.value;
        if (value)
            addTo(module.variables, label, { module, block, path, value });
    }
    else if (block.type === 'module' && block.labels.length === 1) {
        const call = module.calls.get(label) ?? { module, label, blocks: [], targets: [] };
        module.calls.set(label, call);
        // This value represents the whole block; arguments are looked up in the block.
        const value = { kind: 'literal', value: null, range: block.range };
        call.blocks.push({ module, block, path, value });
    }
}
function addTo(map, key, item) {
    const items = map.get(key);
    if (items)
        items.push(item);
    else
        map.set(key, [item]);
}
/** The values of one argument in all blocks of a call. Overrides come last, and any of them may count. */
function argumentsOf({ blocks }, argument) {
    return blocks.flatMap((callBlock) => (callBlock.block?.body.attributes ?? []).flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
/** The directories of the local modules that a call may name. */
function sourcesOf(call, configuration) {
    return argumentsOf(call, 'source').flatMap((source) => {
        const { value } = source;
        const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
        if (text !== undefined && /^\.{1,2}(?:[/\\]|$)/.test(text)) {
            return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(call.module.directory, text.replaceAll('\\', '/'))];
        }
        // Other names of local directories are not followed; they count as unknown.
        const isElsewhere = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
        if (!isElsewhere)
            configuration.sources.push(source);
        return [];
    });
}
function readBody(path, sources) {
    const isJson = path.endsWith('.json');
    const text = readText(path, sources);
    if (typeof text !== 'string')
        return { body: { attributes: [], blocks: [] }, problem: text.why };
    const key = `${isJson ? 'json' : 'hcl'} ${text}`;
    const earlier = sources.bodies.get(key);
    if (earlier !== undefined)
        return earlier;
    const { body, problems } = isJson ? (0,_json_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readJsonBody */ .n)(text) : (0,_parse_hcl_js__WEBPACK_IMPORTED_MODULE_3__/* .parseHcl */ .z)(text);
    const [first] = problems;
    const problem = first && `line ${first.range.startLine}: ${first.message}`;
    const parsed = { body, problem };
    sources.bodies.set(key, parsed);
    return parsed;
}
/** Reads a file within the budget, or says why it cannot be read. */
function readText(path, { files, budget }) {
    budget.check();
    const text = files.readFile(path);
    if (text === undefined)
        return { why: 'it cannot be read' };
    if (text.length > _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
        return { why: `it is longer than ${_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1} characters` };
    budget.characters -= text.length;
    if (budget.characters < 0)
        return { why: 'the configuration is too large to be read here' };
    return text;
}
/** Parses a text that Terraform reads as a template; undefined if it is malformed or beyond the budget. */
function readTemplate(text, { budget }) {
    budget.check();
    budget.characters -= text.length;
    if (budget.characters < 0 || text.length > _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .FILE_LIMIT */ .h1)
        return undefined;
    if (!text.includes('${') && !text.includes('%{')) {
        return { kind: 'literal', value: text, range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_1__/* .TOP */ .wv };
    }
    const { value, problems } = (0,_parse_hcl_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTemplate */ .Q)(text);
    return problems.length === 0 ? value : undefined;
}
//# sourceMappingURL=configuration.js.map

/***/ }),

/***/ 9479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   h1: () => (/* binding */ FILE_LIMIT),
/* harmony export */   wv: () => (/* binding */ TOP)
/* harmony export */ });
/** HCL as plain data: expressions with their ranges. Nothing is evaluated. */
/** Where a file begins. */
const TOP = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
/** The most characters of a text that is parsed. */
const FILE_LIMIT = 4_000_000;
/** The expressions inside another one, in order. None of a `for`, because it defines names. */
function partsOf(expression) {
    switch (expression.kind) {
        case 'template':
            return expression.parts;
        case 'tuple':
            return expression.items;
        case 'object':
            return expression.entries.flatMap(({ key, value }) => [key, value]);
        case 'traversal':
            return expression.steps;
        case 'access':
            return [expression.of, ...expression.steps];
        case 'call':
            return expression.arguments;
        case 'conditional':
            return [expression.condition, expression.yes, expression.no];
        case 'operation':
            return expression.operands;
        case 'other':
            return expression.inside ?? [];
        default:
            return [];
    }
}
/** The value of a text; undefined if it is no text, or has to be evaluated. */
function literalText(value) {
    return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
//# sourceMappingURL=hcl-syntax.js.map

/***/ }),

/***/ 2477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readJsonBody)
/* harmony export */ });
/* harmony import */ var _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9479);
/* harmony import */ var _parse_hcl_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2172);
/** Reads configuration in JSON as Terraform does: names may repeat, and every text is a template. */


const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/** How many labels a block of this type has. */
const LABELS = new Map([
    ['resource', 2],
    ['data', 2],
    ['ephemeral', 2],
    ['module', 1],
    ['provider', 1],
    ['variable', 1],
    ['output', 1],
    ['check', 1],
    ['locals', 0],
    ['terraform', 0],
]);
/** Reads a configuration file in JSON. Never throws: what is wrong is listed in `problems`. */
function readJsonBody(text) {
    const problems = [];
    const note = (message) => problems.push({ message, range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv });
    try {
        const reader = new JsonReader(text);
        const body = toBody(reader.whole(), note);
        return { body, problems };
    }
    catch (error) {
        if (!(error instanceof SyntaxError) && !(error instanceof RangeError))
            throw error;
        note(error instanceof SyntaxError ? error.message : 'nested too deeply to be read');
        return { body: { attributes: [], blocks: [] }, problems };
    }
}
class JsonReader {
    text;
    at = 0;
    depth = 0;
    constructor(text) {
        this.text = text.replace(/^\uFEFF/, '');
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
        const value = this.read();
        this.depth--;
        return value;
    }
    read() {
        if (this.take('{'))
            return { entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return this.items(']', () => this.value());
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER);
        if (number !== undefined)
            return Number(number);
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
        const key = this.string();
        this.skip();
        if (!this.take(':'))
            throw this.unexpected();
        return [key, this.value()];
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
function toBody(json, note) {
    const body = { attributes: [], blocks: [] };
    for (const [name, value] of entriesOf(json)) {
        const count = LABELS.get(name);
        if (count === undefined) {
            body.attributes.push({ name, value: toExpression(value, note), range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv });
        }
        else
            body.blocks.push(...toBlocks({ type: name, labels: [], count }, value, note));
    }
    return body;
}
/** The entries of an object, or of all objects in a list. */
function entriesOf(json) {
    if (Array.isArray(json))
        return json.flatMap(entriesOf);
    return typeof json === 'object' && json !== null ? json.entries : [];
}
function toBlocks(head, json, note) {
    const { type, labels, count } = head;
    if (labels.length < count) {
        return entriesOf(json).flatMap(([label, inner]) => toBlocks({ ...head, labels: [...labels, label] }, inner, note));
    }
    // Each object of a list is a separate block.
    if (Array.isArray(json))
        return json.flatMap((item) => toBlocks(head, item, note));
    const attributes = entriesOf(json).map(([name, value]) => {
        return { name, value: toExpression(value, note), range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv };
    });
    return [{ type, labels, body: { attributes, blocks: [] }, range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv }];
}
/** Turns JSON into an expression. Names of entries are templates, too. */
function toExpression(json, note) {
    if (typeof json === 'string')
        return parseText(json, note);
    if (Array.isArray(json)) {
        return { kind: 'tuple', items: json.map((item) => toExpression(item, note)), range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv };
    }
    if (typeof json !== 'object' || json === null) {
        return { kind: 'literal', value: json, range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv };
    }
    const entries = json.entries.map(([key, value]) => {
        return { key: parseText(key, note), value: toExpression(value, note) };
    });
    return { kind: 'object', entries, range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv };
}
function parseText(text, note) {
    if (!text.includes('${') && !text.includes('%{')) {
        return { kind: 'literal', value: text, range: _hcl_syntax_js__WEBPACK_IMPORTED_MODULE_0__/* .TOP */ .wv };
    }
    const { value, problems } = (0,_parse_hcl_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTemplate */ .Q)(text);
    for (const { message } of problems)
        note(message);
    return value;
}
//# sourceMappingURL=json-body.js.map

/***/ }),

/***/ 7834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H9: () => (/* binding */ isRead),
/* harmony export */   OT: () => (/* binding */ isVariables),
/* harmony export */   ZC: () => (/* binding */ isConfiguration)
/* harmony export */ });
/** Names of files that Terraform reads by itself. */
/** Terraform skips files with these names, even if their ending fits. */
const IGNORED_NAME = /^\.|~$|^#.*#$/s;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. */
function isConfiguration(name) {
    return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !IGNORED_NAME.test(name);
}
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return isConfiguration(name) || isVariables(name) || name === '.terraform.lock.hcl';
}
/** Whether Terraform reads a file of this name as values of variables. */
function isVariables(name) {
    return /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name);
}
//# sourceMappingURL=loaded-names.js.map

/***/ }),

/***/ 2172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ parseHcl),
  Q: () => (/* binding */ parseTemplate)
});

;// CONCATENATED MODULE: ./build/src/locate/hcl-scanner.js
/** The most levels of nesting: each one takes a few frames of the stack. */
const DEEPEST = 200;
const TOO_DEEP = 'nested too deeply to be read';
const IDENTIFIER = /[\p{ID_Start}_][\p{ID_Continue}-]*/uy;
/** The text is not HCL, or it is not certain how Terraform reads it. */
class Malformed extends Error {
    at;
    constructor(message, at) {
        super(message);
        this.at = at;
    }
}
class HclScanner {
    text;
    /** Where each line begins. */
    lines = [0];
    /** Where the next character is read. */
    at;
    depth = 0;
    /** Whether line ends count as white space, as they do between brackets. */
    isLoose = false;
    constructor(text) {
        this.text = text;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            this.lines.push(at + 1);
        }
    }
    /** Skips white space and comments, and line ends between brackets. */
    skip() {
        for (;;) {
            const sign = this.text[this.at];
            const next = this.text[this.at + 1];
            if (sign === ' ' || sign === '\t')
                this.at++;
            else if (this.isLoose && sign === '\n')
                this.at++;
            else if (this.isLoose && sign === '\r' && next === '\n')
                this.at += 2;
            else if (sign === '#' || (sign === '/' && next === '/')) {
                const end = this.text.indexOf('\n', this.at);
                this.at = end < 0 ? this.text.length : end;
            }
            else if (sign === '/' && next === '*') {
                const end = this.text.indexOf('*/', this.at + 2);
                if (end < 0)
                    throw new Malformed('a comment does not end', this.at);
                this.at = end + 2;
            }
            else
                return;
        }
    }
    /** Skips `sign` if it comes next. */
    take(sign) {
        if (!this.text.startsWith(sign, this.at))
            return false;
        this.at += sign.length;
        return true;
    }
    expect(sign) {
        this.skip();
        if (!this.take(sign))
            throw this.unexpected();
    }
    /** Skips what the pattern matches here. */
    match(pattern) {
        pattern.lastIndex = this.at;
        const matched = pattern.exec(this.text);
        if (matched === null)
            return undefined;
        this.at = pattern.lastIndex;
        return matched;
    }
    identifier() {
        return this.match(IDENTIFIER)?.[0];
    }
    /** Counts how deeply things are nested, so that no text uses up the stack. */
    deeper(read) {
        if (++this.depth > DEEPEST)
            throw new Malformed(TOO_DEEP, this.at);
        const result = read();
        this.depth--;
        return result;
    }
    /** Reads something between brackets, where line ends may count as white space. */
    within(isLoose, read) {
        const before = this.isLoose;
        this.isLoose = isLoose;
        const result = this.deeper(read);
        this.isLoose = before;
        return result;
    }
    /** The rest of this line, and the offset where the line ends. */
    lineHere() {
        const lineEnd = this.text.indexOf('\n', this.at);
        const end = lineEnd < 0 ? this.text.length : lineEnd;
        const next = this.text[end - 1] === '\r' ? end - 1 : end;
        return { line: this.text.slice(this.at, end), next };
    }
    unexpected() {
        const line = this.lineHere().line.trimEnd();
        const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
        const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
        return new Malformed(message, this.at);
    }
    range(start, end = this.at) {
        const first = this.lineAt(start);
        const last = this.lineAt(end);
        return {
            startLine: first + 1,
            startColumn: start - (this.lines[first] ?? 0) + 1,
            endLine: last + 1,
            endColumn: end - (this.lines[last] ?? 0) + 1,
        };
    }
    /** @returns the index of the line that holds this offset */
    lineAt(offset) {
        let low = 0;
        let high = this.lines.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.lines[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
}
//# sourceMappingURL=hcl-scanner.js.map
;// CONCATENATED MODULE: ./build/src/locate/hcl-text.js
/** Decodes the literal texts of HCL. */
const SIMPLE = { n: '\n', r: '\r', t: '\t' };
/** Decodes the text between quotation marks. An unknown escape stays as written. */
function decodeQuoted(text) {
    return text.replace(/([$%])\1\{|\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([nrt"\\]))/g, (written, ...groups) => {
        const [sign, short, long, simple] = groups;
        if (sign !== undefined)
            return `${sign}{`;
        if (simple !== undefined)
            return SIMPLE[simple] ?? simple;
        const point = parseInt(short ?? long ?? '', 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : written;
    });
}
/**
 * Decodes the literal parts of a heredoc, which are between its interpolations. The line of the opening
 * word and the indentation of the closing word do not belong to the text; `<<-` removes the smallest
 * indentation from every line.
 */
function decodeHeredoc(parts, indented) {
    const texts = [...parts];
    const first = texts[0] ?? '';
    texts[0] = first.slice(first.indexOf('\n') + 1);
    const last = texts.length - 1;
    const end = texts[last] ?? '';
    texts[last] = end.slice(0, end.lastIndexOf('\n') + 1);
    if (!indented)
        return texts.map(unescapeTemplate);
    // After an interpolation, a text continues in the middle of a line.
    const smallest = texts
        .flatMap((text, at) => text.split('\n').slice(at === 0 ? 0 : 1))
        .filter((line) => line.trim() !== '')
        .reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
    const cut = Number.isFinite(smallest) ? smallest : 0;
    return texts.map((text, index) => {
        const lines = text.split('\n');
        const shifted = lines.map((line, at) => (at === 0 && index > 0 ? line : line.slice(cut)));
        return unescapeTemplate(shifted.join('\n'));
    });
}
/** Outside of quotation marks only `$${` and `%%{` are escapes. */
function unescapeTemplate(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
//# sourceMappingURL=hcl-text.js.map
;// CONCATENATED MODULE: ./build/src/locate/template-parser.js


const ESCAPE = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;
const HEREDOC = /<<(-?)([\p{ID_Start}_][\p{ID_Continue}-]*)\r?\n/uy;
class TemplateParser extends HclScanner {
    wholeTemplate() {
        const pieces = this.readPieces({ kind: 'file' }, []);
        return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), 0);
    }
    expressionOfTemplate() {
        const start = this.at++;
        const pieces = this.within(true, () => this.readPieces({ kind: 'quote' }, []));
        return this.joinPieces(pieces, pieces.texts.map(decodeQuoted), start);
    }
    heredoc() {
        const start = this.at;
        const opening = this.match(HEREDOC);
        if (opening === undefined)
            throw this.unexpected();
        const [, dash = '', marker = ''] = opening;
        const pieces = this.within(true, () => this.readPieces({ kind: 'heredoc', marker }, []));
        const [first = '', ...more] = pieces.texts;
        return this.joinPieces(pieces, decodeHeredoc([`\n${first}`, ...more], dash === '-'), start);
    }
    /** Reads a text and its holes, up to its end or to a directive with one of these words. */
    readPieces(end, until) {
        const pieces = { texts: [], holes: [], stripped: false };
        let from = this.at;
        for (;;) {
            if (this.at >= this.text.length) {
                if (end.kind !== 'file' || until.length > 0)
                    throw new Malformed('a text does not end', from);
                pieces.texts.push(this.text.slice(from));
                return pieces;
            }
            if (this.endsHere(end, from, pieces)) {
                if (until.length > 0)
                    throw this.unexpected();
                return pieces;
            }
            const sign = this.text.charAt(this.at);
            if (sign === '\\' && end.kind === 'quote') {
                if (this.match(ESCAPE) === undefined)
                    throw this.unexpected();
            }
            else if ((sign === '$' || sign === '%') && this.opensHole(sign)) {
                pieces.texts.push(this.text.slice(from, this.at));
                this.at += 2;
                if (this.take('~'))
                    pieces.stripped = true;
                const isLast = sign === '$' ? this.interpolation(pieces) : this.directive(end, until, pieces);
                if (isLast)
                    return pieces;
                from = this.at;
                if (end.kind === 'heredoc')
                    this.checkLine(end.marker);
            }
            else
                this.at++;
        }
    }
    /** Whether the text ends here; if so, skips its closing mark. */
    endsHere(end, from, pieces) {
        const sign = this.text[this.at];
        if (end.kind === 'quote') {
            if (sign === '\n' || sign === '\r')
                throw this.unexpected();
            if (sign !== '"')
                return false;
            pieces.texts.push(this.text.slice(from, this.at++));
            return true;
        }
        if (end.kind === 'file' || this.lines[this.lineAt(this.at)] !== this.at)
            return false;
        const { line, next } = this.lineHere();
        if (line.trim() !== end.marker)
            return false;
        pieces.texts.push(this.text.slice(from, this.at));
        this.at = next;
        return true;
    }
    /** Refuses the closing word right after a hole: Terraform ends the text there, a reader would not. */
    checkLine(marker) {
        if (this.text.startsWith(marker, this.skipBlanks()) && this.lineHere().line.trim() === marker) {
            throw new Malformed('where this text ends is not clear', this.at);
        }
    }
    skipBlanks() {
        let at = this.at;
        while (/[^\S\n]/.test(this.text.charAt(at)))
            at++;
        return at;
    }
    /** Whether a hole begins here. Two signs are an escape for one; three or more are ambiguous. */
    opensHole(sign) {
        let end = this.at;
        while (this.text[end] === sign)
            end++;
        const count = end - this.at;
        if (this.text[end] !== '{') {
            this.at = end - 1;
            return false;
        }
        if (count > 2)
            throw new Malformed(`"${sign.repeat(3)}{" is not clear`, this.at);
        if (count === 2)
            this.at = end;
        return count === 1;
    }
    interpolation(pieces) {
        pieces.holes.push(this.within(true, () => this.expression()));
        this.closeHole(pieces);
        return false;
    }
    /** @returns whether the directive ends the part that is being read: its word is one of `until` */
    directive(end, until, pieces) {
        const start = this.at;
        return this.within(true, () => {
            this.skip();
            const word = this.identifier() ?? '';
            if (until.includes(word)) {
                pieces.keyword = word;
                this.closeHole(pieces);
                return true;
            }
            if (word !== 'if' && word !== 'for')
                throw this.unexpected();
            const hole = word === 'if' ? this.ifHole(end, pieces) : this.forHole(end, pieces);
            const text = this.text.slice(start, Math.min(this.at, start + 200));
            pieces.holes.push({ kind: 'other', text, inside: hole, range: this.range(start) });
            return false;
        });
    }
    ifHole(end, pieces) {
        const condition = this.expression();
        this.closeHole(pieces);
        const yes = this.readPieces(end, ['else', 'endif']);
        const no = yes.keyword === 'else' ? this.readPieces(end, ['endif']) : undefined;
        const both = no === undefined ? [yes] : [yes, no];
        return [condition, ...both.map((part) => this.undecoded(part))];
    }
    forHole(end, pieces) {
        const start = this.at;
        const intro = this.forIntro();
        this.closeHole(pieces);
        const value = this.undecoded(this.readPieces(end, ['endfor']));
        const rest = { key: undefined, condition: undefined, grouped: false };
        return [{ kind: 'for', ...intro, ...rest, value, range: this.range(start) }];
    }
    forIntro() {
        this.skip();
        const first = this.identifier();
        this.skip();
        const second = this.take(',') ? (this.skip(), this.identifier()) : undefined;
        this.skip();
        if (first === undefined || this.identifier() !== 'in')
            throw this.unexpected();
        const collection = this.expression();
        return second === undefined
            ? { keyName: undefined, valueName: first, collection }
            : { keyName: first, valueName: second, collection };
    }
    closeHole(pieces) {
        this.within(true, () => this.skip());
        if (this.take('~'))
            pieces.stripped = true;
        if (!this.take('}'))
            throw this.unexpected();
    }
    /** A part of a template as an expression that only lists its holes: its text is not decoded. */
    undecoded({ texts, holes }) {
        const text = texts.join('');
        return { kind: 'other', text, inside: holes, range: this.range(this.at) };
    }
    joinPieces({ holes, stripped }, texts, start) {
        const range = this.range(start);
        if (stripped) {
            return { kind: 'other', text: this.text.slice(start, this.at), inside: holes, range };
        }
        const parts = texts.flatMap((text, index) => {
            const hole = holes[index];
            const literal = { kind: 'literal', value: text, range };
            return [text === '' ? undefined : literal, hole].filter((part) => part !== undefined);
        });
        // One interpolation and nothing else keeps the type of what it holds, as in Terraform.
        if (parts.length > 1)
            return { kind: 'template', parts, range };
        return parts[0] ?? { kind: 'literal', value: '', range };
    }
}
//# sourceMappingURL=template-parser.js.map
;// CONCATENATED MODULE: ./build/src/locate/expression-parser.js

const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Operators, from those that bind least. */
const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>'], ['+', '-'], ['*', '/', '%']];
class ExpressionParser extends TemplateParser {
    expression() {
        return this.deeper(() => {
            this.skip();
            const start = this.at;
            const condition = this.binary(0);
            this.skip();
            if (this.text[this.at] !== '?')
                return condition;
            this.at++;
            const yes = this.expression();
            this.expect(':');
            const no = this.expression();
            return { kind: 'conditional', condition, yes, no, range: this.range(start) };
        });
    }
    binary(level) {
        const operators = LEVELS[level];
        if (operators === undefined)
            return this.unary();
        this.skip();
        const start = this.at;
        let left = this.binary(level + 1);
        for (;;) {
            this.skip();
            const operator = operators.find((sign) => this.text.startsWith(sign, this.at));
            // `=>` belongs to an entry, not to an expression.
            if (operator === undefined)
                return left;
            this.at += operator.length;
            const right = this.binary(level + 1);
            left = { kind: 'operation', operator, operands: [left, right], range: this.range(start) };
        }
    }
    unary() {
        this.skip();
        const start = this.at;
        const operator = this.text[start];
        if (operator !== '-' && operator !== '!')
            return this.withSteps();
        this.at++;
        const operand = this.deeper(() => this.unary());
        return { kind: 'operation', operator, operands: [operand], range: this.range(start) };
    }
    withSteps() {
        const start = this.at;
        const of = this.term();
        const steps = [];
        let isSplat = false;
        for (;;) {
            const before = this.at;
            this.skip();
            if (this.text[this.at] === '.' && this.text[this.at + 1] !== '.') {
                this.at++;
                this.skip();
                if (this.take('*'))
                    isSplat = true;
                else
                    this.readStep(steps);
            }
            else if (this.take('[')) {
                const index = this.within(true, () => this.index());
                if (index === undefined)
                    isSplat = true;
                else
                    steps.push(index);
            }
            else {
                this.at = before;
                break;
            }
        }
        const range = this.range(start);
        if (isSplat) {
            return {
                kind: 'other',
                text: this.text.slice(start, this.at),
                inside: [of, ...steps],
                range,
            };
        }
        if (steps.length === 0)
            return of;
        if (of.kind === 'traversal')
            return { ...of, steps: [...of.steps, ...steps], range };
        return { kind: 'access', of, steps, range };
    }
    /** Undefined for `[*]`. */
    index() {
        this.skip();
        const read = this.take('*') ? undefined : this.expression();
        this.expect(']');
        return read;
    }
    /** `list.0` is the old way to write `list[0]`. */
    readStep(steps) {
        const start = this.at;
        const name = this.identifier();
        const indexes = name === undefined ? this.match(/\d+(?:\.\d+)*/y)?.[0] : undefined;
        const read = name === undefined ? indexes?.split('.').map(Number) : [name];
        if (read === undefined)
            throw this.unexpected();
        const range = this.range(start);
        steps.push(...read.map((value) => ({ kind: 'literal', value, range })));
    }
    term() {
        const start = this.at;
        const sign = this.text[start];
        switch (sign) {
            case '(': {
                this.at++;
                return this.within(true, () => {
                    const value = this.expression();
                    this.expect(')');
                    return value;
                });
            }
            case '"':
                return this.expressionOfTemplate();
            case '<':
                return this.heredoc();
            case '[':
                this.at++;
                return this.within(true, () => this.tuple(start));
            case '{':
                this.at++;
                return this.within(false, () => this.object(start));
            default:
        }
        const number = this.match(NUMBER)?.[0];
        if (number !== undefined)
            return this.literal(Number(number), start);
        const name = this.identifier();
        if (name === undefined)
            throw this.unexpected();
        return this.nameOrCall(name, start);
    }
    nameOrCall(first, start) {
        let name = first;
        let end = this.at;
        for (;;) {
            this.skip();
            if (!this.take('::'))
                break;
            this.skip();
            const part = this.identifier();
            if (part === undefined)
                throw this.unexpected();
            name += `::${part}`;
            end = this.at;
        }
        if (this.take('('))
            return this.within(true, () => this.call(name, start));
        this.at = end;
        if (name !== first)
            throw this.unexpected();
        if (name === 'true' || name === 'false')
            return this.literal(name === 'true', start);
        if (name === 'null')
            return this.literal(null, start);
        return { kind: 'traversal', root: name, steps: [], range: this.range(start) };
    }
    call(name, start) {
        const passed = [];
        let expand = false;
        for (;;) {
            this.skip();
            if (this.take(')'))
                break;
            if (expand)
                throw this.unexpected();
            passed.push(this.expression());
            this.skip();
            if (this.take('...'))
                expand = true;
            else if (!this.take(',') && this.text[this.at] !== ')')
                throw this.unexpected();
        }
        return { kind: 'call', name, arguments: passed, expand, range: this.range(start) };
    }
    tuple(start) {
        if (this.isFor())
            return this.forExpression(start, ']');
        const items = [];
        for (;;) {
            this.skip();
            if (this.take(']'))
                break;
            items.push(this.expression());
            this.skip();
            if (!this.take(',') && this.text[this.at] !== ']')
                throw this.unexpected();
        }
        return { kind: 'tuple', items, range: this.range(start) };
    }
    object(start) {
        const isFor = this.within(true, () => this.isFor());
        if (isFor)
            return this.within(true, () => this.forExpression(start, '}'));
        const entries = [];
        for (;;) {
            this.within(true, () => this.skip());
            if (this.take('}'))
                break;
            const isComputed = this.text[this.at] === '(';
            const key = this.expression();
            this.skip();
            if (!this.take('=') && !this.take(':'))
                throw this.unexpected();
            const value = this.expression();
            this.skip();
            const { kind, range } = key;
            const bare = kind === 'traversal' && key.steps.length === 0 && !isComputed;
            entries.push({ key: bare ? { kind: 'literal', value: key.root, range } : key, value });
            const isDone = this.take(',') || /[\r\n}]/.test(this.text.charAt(this.at));
            if (!isDone)
                throw this.unexpected();
        }
        return { kind: 'object', entries, range: this.range(start) };
    }
    /** Whether the word `for` comes next; if so, skips it. */
    isFor() {
        this.skip();
        const before = this.at;
        if (this.identifier() === 'for') {
            this.skip();
            // `{ for = 1 }` is an entry of that name.
            if (!/[=:,}\]]/.test(this.text.charAt(this.at)))
                return true;
        }
        this.at = before;
        return false;
    }
    forExpression(start, end) {
        const intro = this.forIntro();
        this.expect(':');
        const first = this.expression();
        this.skip();
        const second = this.take('=>') ? this.expression() : undefined;
        this.skip();
        const grouped = this.take('...');
        this.skip();
        const condition = this.text.startsWith('if', this.at) && this.identifier() === 'if'
            ? this.expression()
            : undefined;
        this.expect(end);
        const [key, value] = second === undefined ? [undefined, first] : [first, second];
        return { kind: 'for', ...intro, key, value, condition, grouped, range: this.range(start) };
    }
    literal(value, start) {
        return { kind: 'literal', value, range: this.range(start) };
    }
}
//# sourceMappingURL=expression-parser.js.map
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __nccwpck_require__(9479);
;// CONCATENATED MODULE: ./build/src/locate/parse-hcl.js
/**
 * Parses HCL as Terraform's own scanner and parser do, in one pass: each character is read a bounded
 * number of times. If it is not certain how Terraform reads a text, the result has a problem that says so.
 * This file reads attributes and blocks; `expression-parser.ts` reads their values.
 */



/** After so many problems the rest of the file is not read. */
const MOST_PROBLEMS = 20;
/** Parses one `.tf` or `.tfvars` file. Never throws: what is wrong is listed in `problems`. */
function parseHcl(text) {
    const parser = new HclParser(text);
    return { body: parser.file(), problems: parser.problems };
}
/** Parses a text that is a template as a whole: a template file, or a string in JSON. */
function parseTemplate(text) {
    const parser = new HclParser(text);
    try {
        return { value: parser.wholeTemplate(), problems: parser.problems };
    }
    catch (error) {
        parser.note(error);
        return { value: { kind: 'other', text, range: hcl_syntax/* TOP */.wv }, problems: parser.problems };
    }
}
class HclParser extends ExpressionParser {
    problems = [];
    file() {
        const lone = /\r(?!\n)/.exec(this.text);
        if (lone)
            this.note(new Malformed('a line ends in a way that is not clear', lone.index));
        return this.body(false);
    }
    note(error) {
        const isMalformed = error instanceof Malformed;
        if (!isMalformed && !(error instanceof RangeError))
            throw error;
        const range = isMalformed ? this.range(error.at, error.at) : hcl_syntax/* TOP */.wv;
        this.problems.push({ message: isMalformed ? error.message : TOO_DEEP, range });
    }
    body(inside) {
        const body = { attributes: [], blocks: [] };
        const { depth } = this;
        for (;;) {
            this.isLoose = true;
            this.skip();
            this.isLoose = false;
            if (this.at >= this.text.length) {
                if (inside)
                    this.note(new Malformed('"}" is missing here', this.at));
                return body;
            }
            if (inside && this.take('}'))
                return body;
            try {
                this.item(body);
                this.skip();
                const ends = this.at >= this.text.length || /[\r\n}]/.test(this.text.charAt(this.at));
                if (!ends)
                    throw this.unexpected();
            }
            catch (error) {
                this.note(error);
                this.depth = depth;
                if (error instanceof Malformed)
                    this.at = Math.max(this.at, error.at);
                const end = this.text.indexOf('\n', this.at);
                const isOver = end < 0 || this.problems.length >= MOST_PROBLEMS;
                if (isOver || !(error instanceof Malformed)) {
                    this.at = this.text.length;
                    return body;
                }
                this.at = end;
            }
        }
    }
    item(body) {
        const start = this.at;
        const name = this.identifier();
        if (name === undefined)
            throw this.unexpected();
        this.skip();
        if (this.text[this.at] === '=' && this.text[this.at + 1] !== '=') {
            this.at++;
            const value = this.expression();
            body.attributes.push({ name, value, range: this.range(start) });
            return;
        }
        const labels = [];
        while (!this.take('{')) {
            labels.push(this.label());
            this.skip();
        }
        const inner = this.deeper(() => this.body(true));
        const block = { type: name, labels, body: inner, range: this.range(start) };
        body.blocks.push(block);
    }
    label() {
        const word = this.identifier();
        if (word !== undefined)
            return word;
        if (this.text[this.at] !== '"')
            throw this.unexpected();
        const value = this.expressionOfTemplate();
        if (value.kind !== 'literal')
            throw this.unexpected();
        return String(value.value);
    }
}
//# sourceMappingURL=parse-hcl.js.map

/***/ }),

/***/ 2415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ readObject),
/* harmony export */   B9: () => (/* binding */ makeRepository),
/* harmony export */   IX: () => (/* binding */ PLAINLY),
/* harmony export */   Mr: () => (/* binding */ pathsIn),
/* harmony export */   NZ: () => (/* binding */ NO_REPOSITORY),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   VX: () => (/* binding */ listRemote),
/* harmony export */   WD: () => (/* binding */ BOUNDED),
/* harmony export */   gG: () => (/* binding */ askGit),
/* harmony export */   hW: () => (/* binding */ patchesSince),
/* harmony export */   iH: () => (/* binding */ fetchCommit),
/* harmony export */   ns: () => (/* binding */ askGitOf),
/* harmony export */   sp: () => (/* binding */ listTrackedFiles),
/* harmony export */   uo: () => (/* binding */ askRemote),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6609);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4271);
/**
 * Questions to git about a repository. Only this file starts git. Each command names the repository
 * and the work tree, so git never searches for one, and git runs no program that a repository names.
 */




/** Keeps git from running what a configuration can name: hooks, monitors, helpers, background jobs. */
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
/** Turns off the configuration of machine and user, replacement objects, and prompts. */
const VARIABLES = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // The output of git is parsed here, so it must not be translated.
    LC_ALL: 'C',
};
/** Old releases of git ignore GIT_NO_LAZY_FETCH: without any protocol they cannot fetch either. */
const OFFLINE = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
/**
 * Runs a git command about a repository, without network.
 *
 * @returns what git printed; `why` if git failed or the repository belongs to another user
 */
async function askGit(ports, repository, ...args) {
    return ask(ports, repository, { args });
}
/** Does the same as `askGit`, and passes `stdin` to the command. */
async function askGitOf(ports, repository, stdin, ...args) {
    return ask(ports, repository, { args, stdin });
}
/** Reads a file of a commit as bytes; undefined if git does not have it. */
async function readObject(ports, repository, commit, path) {
    const pieces = [];
    const take = (bytes) => void pieces.push(bytes);
    const read = await ask(ports, repository, {
        args: ['cat-file', 'blob', `${commit}:${path}`],
        take,
    });
    return 'text' in read ? Buffer.concat(pieces) : undefined;
}
/** Variables that git needs to reach a server: proxies, certificates, and the keys of an SSH agent. */
const FOR_THE_NETWORK = 'HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY http_proxy https_proxy all_proxy no_proxy SSL_CERT_FILE SSL_CERT_DIR SSH_AUTH_SOCK'.split(' ');
/** Does the same as `askGit`, but git may reach remote repositories by its own protocols. */
async function askRemote(ports, repository, ...args) {
    return ask(ports, repository, { args, variables: onTheNetwork(ports.environment) });
}
/** Stops waiting for a server that sends nothing. */
const BOUNDED = [
    '-c',
    'http.lowSpeedLimit=1',
    '-c',
    'http.lowSpeedTime=30',
];
/** The server's program is git's own, even if the configuration of the remote names another. */
const PLAINLY = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--upload-pack=git-upload-pack',
];
/** Makes an empty repository. Resolves to the reason if git could not. */
async function makeRepository(repository, ports) {
    const made = await askGit(ports, repository, 'init', '--quiet', '--template=');
    return 'why' in made ? made.why : undefined;
}
/** Fetches one commit from an address. Resolves to the reason if git has not this very commit afterwards. */
async function fetchCommit(ports, repository, address, commit) {
    const fetch = (...args) => askRemote(ports, repository, ...BOUNDED, 'fetch', ...PLAINLY, ...args);
    const alone = await fetch('--depth=1', address, commit);
    // Some servers send branches and tags only.
    const all = 'why' in alone ? await fetch(address, '+refs/*:refs/fetched/*') : alone;
    const name = `${commit}^{commit}`;
    const found = await askGit(ports, repository, 'rev-parse', '--verify', '--quiet', name);
    if ('text' in found && found.text.trim() === commit)
        return undefined;
    return 'why' in all ? firstLine(all.why) : `the repository has no commit ${commit}.`;
}
function onTheNetwork(environment) {
    const variables = { ...VARIABLES };
    variables['GIT_ALLOW_PROTOCOL'] = 'file:git:http:https:ssh';
    for (const name of FOR_THE_NETWORK) {
        const value = environment[name];
        if (value !== undefined)
            variables[name] = value;
    }
    return variables;
}
async function ask(ports, repository, { args, stdin, variables = OFFLINE, take }) {
    const { root, gitDirectory } = repository;
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return { why: refusal, exitCode: undefined };
    const location = [`--git-dir=${gitDirectory}`, `--work-tree=${root}`];
    return start(ports, [...location, ...SAFELY, ...args], { cwd: root, stdin, variables, take });
}
/** Asks a server for one reference of a repository, without a local clone. */
async function listRemote(ports, address, reference) {
    // Git must not read the repository in which the job works.
    const nowhere = ['--git-dir=/dev/null', '-c', 'credential.helper='];
    const args = [...nowhere, ...SAFELY, 'ls-remote', address, reference];
    return start(ports, args, { cwd: '/', variables: onTheNetwork(ports.environment) });
}
async function start({ execute, environment }, args, options) {
    try {
        const { exitCode, stdout, stderr } = await execute('git', args, { ...options, environment });
        return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
    }
    catch (error) {
        return { why: (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .g)(error), exitCode: undefined };
    }
}
/**
 * Git skips its check of the owner when a command names the repository, so the check is done here:
 * a repository of another user is refused unless the user's own `safe.directory` lists it.
 *
 * @returns the error that git would print; undefined if the repository may be used
 */
async function refuseForeignOwner(ports, { root, gitDirectory }) {
    const user = process.geteuid?.();
    if (user === undefined)
        return undefined;
    const owners = [user, ...(user === 0 ? [Number(ports.environment['SUDO_UID'] || 0)] : [])];
    const isMine = (path) => {
        const owner = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.uid;
        return owner === undefined || owners.includes(owner);
    };
    if ([root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.git'), gitDirectory].every(isMine))
        return undefined;
    const safeDirectories = await start(ports, ['config', '--null', '--get-all', 'safe.directory'], 
    // Only the configuration of the user and of the machine is read, not that of the repository.
    { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
    let trusted = [];
    // As in git, an empty value clears the values before it.
    const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
    for (const value of values)
        trusted = value === '' ? [] : [...trusted, value];
    const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
    return isTrusted ? undefined : `fatal: detected dubious ownership in repository at '${root}'`;
}
/** The first line of a text, '' if it is empty. */
const firstLine = (text) => text.split('\n', 1)[0] ?? '';
/** The value of `unknown` outside of any repository, which is no failure. */
const NO_REPOSITORY = 'there is no git repository';
/**
 * Lists the files that git tracks in the repository at `path`, an absolute path. Files of a submodule
 * belong to the submodule's own repository. A repository that is neither the checkout nor one of its
 * submodules is not asked.
 *
 * @param workspace the directory in which the job works
 * @returns the paths, or why git could not list them
 */
async function listTrackedFiles(path, workspace, ports) {
    const repository = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findKnownRepository */ .bp)(path, workspace);
    if (repository === undefined) {
        if ((0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(path) === undefined)
            return { unknown: NO_REPOSITORY };
        return {
            unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
        };
    }
    const listed = await askGit(ports, repository, 'ls-files', '-z');
    if ('why' in listed) {
        return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
    }
    const tracked = new Set(pathsIn(listed.text));
    // A missing index lists no files either, so an empty list proves nothing if the commit has files.
    if (tracked.size === 0 && (await hasFiles(repository, ports))) {
        return { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` };
    }
    return tracked;
}
/** Whether the commit that is checked out has any files. */
async function hasFiles(repository, ports) {
    const listed = await askGit(ports, repository, 'ls-tree', '--name-only', '-z', 'HEAD');
    return 'text' in listed && listed.text !== '';
}
/** The address of the remote `origin`; `why` if there is none. */
async function originOf(repository, ports) {
    return askGit(ports, repository, 'config', '--get', 'remote.origin.url');
}
/**
 * The changes since the merge base with `target`, of each file that still exists, as hunks without
 * context lines. The list is empty if git does not know `target`.
 */
async function patchesSince(target, repository, ports) {
    const base = await askGit(ports, repository, 'merge-base', 'HEAD', target);
    if ('why' in base)
        return [];
    const stable = ['--no-renames', '--no-relative', '--no-ext-diff', '--no-textconv', '--no-color'];
    const names = ['--unified=0', '--src-prefix=a/', '--dst-prefix=b/'];
    const diff = ['diff-tree', '-r', '-p', ...stable, ...names, base.text.trim(), 'HEAD', '--'];
    const changes = await askGit(ports, repository, ...diff);
    if ('why' in changes)
        return [];
    return changes.text.split(/^diff --git /m).flatMap((text) => {
        const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(text)?.[1];
        return path === undefined ? [] : [{ path, text: text.slice(text.indexOf('\n@@') + 1) }];
    });
}
/** Splits the output of a command with `-z`. */
function pathsIn(output) {
    return output.split('\0').filter((path) => path !== '');
}
//# sourceMappingURL=ask-git.js.map

/***/ }),

/***/ 7701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ checkedOutCommit)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6609);
/** The commit that the files of a directory were checked out from, read without running git. */



/**
 * Finds the commit of the repository that the job checked out around `directory`.
 *
 * @returns undefined if the commit is not certain, or if the directory is part of another repository
 *   inside the checkout
 */
async function checkedOutCommit(directory, workspace) {
    const { repository, others } = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findAround */ .Di)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory), workspace);
    return repository && others.length === 0 ? headOf(repository.gitDirectory) : undefined;
}
async function headOf(folder) {
    const head = (await readTextFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD')))?.trim() ?? '';
    const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
    if (reference === undefined)
        return shaOf(head);
    if (reference.split('/').includes('..'))
        return undefined;
    const common = (await readTextFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'commondir')))?.trim();
    const shared = common === undefined ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, common);
    const loose = (await readTextFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, reference)))?.trim();
    if (loose !== undefined)
        return shaOf(loose);
    const packed = (await readTextFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(shared, 'packed-refs'))) ?? '';
    const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
    return shaOf(line?.split(' ')[0] ?? '');
}
function readTextFile(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8').catch(() => undefined);
}
function shaOf(text) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : undefined;
}
//# sourceMappingURL=checked-out-commit.js.map

/***/ }),

/***/ 167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ changedSince),
/* harmony export */   SQ: () => (/* binding */ findIgnored),
/* harmony export */   TD: () => (/* binding */ compareWithCommit),
/* harmony export */   hZ: () => (/* binding */ compareFiles)
/* harmony export */ });
/* unused harmony export blobIdOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2415);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6609);
/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read
 * and compared in the form in which git would store it. No program that an attribute or a
 * configuration names is run.
 */





/**
 * Compares the work tree with the commit that is checked out.
 *
 * @returns the differences, with added files that git ignores; undefined if git does not answer
 */
async function compareWithCommit(repository, ports) {
    const files = await readCommitAndIndex(repository, ports);
    const others = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, 'ls-files', '-z', '--others');
    if (files === undefined || !('text' in others))
        return undefined;
    const { committed, staged, skipped } = files;
    const ids = new Map(committed.map(({ path, id }) => [path, id]));
    const differences = await compareEntries(committed, { skipped }, repository, ports);
    for (const { path, id } of staged) {
        if (!ids.has(path))
            differences.push({ path, how: 'added' });
        else if (ids.get(path) !== id)
            differences.push({ path, how: 'changed' });
    }
    differences.push(...(0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(others.text).map((path) => ({ path, how: 'added' })));
    return differences;
}
/**
 * Compares some files of the work tree with the commit that is checked out, whatever the index says
 * of them.
 *
 * @returns the differences; undefined if git does not answer
 */
async function compareFiles(repository, { files, below }, ports) {
    const read = await readCommitAndIndex(repository, ports);
    if (read === undefined)
        return undefined;
    const { committed, skipped } = read;
    const isBelow = (path) => below === '' || path.startsWith(`${below}/`);
    const modules = committed.filter(({ mode }) => mode === '160000').map(({ path }) => path);
    const holderOf = (path) => modules.find((module) => path.startsWith(`${module}/`));
    const holders = new Set([...files].map(holderOf));
    const entries = committed.filter(({ path, mode }) => mode === '160000' ? holders.has(path) : files.has(path) || isBelow(path));
    const differences = await compareEntries(entries, { skipped, files }, repository, ports);
    const paths = new Set(committed.map(({ path }) => path));
    const added = [...files].filter((path) => !paths.has(path) && holderOf(path) === undefined);
    return [
        ...differences.filter(({ path, how }) => how === 'missing' ? isBelow(path) : files.has(path) || holders.has(path)),
        ...added.map((path) => ({ path, how: 'added' })),
    ];
}
/** Undefined if git does not answer. */
async function readCommitAndIndex(repository, ports) {
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, 'ls-tree', '-r', '-z', '--full-tree', 'HEAD');
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, 'ls-files', '-z', '-s', '-t');
    if (!('text' in tree && 'text' in index))
        return undefined;
    const committed = (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map(readTreeEntry);
    const staged = (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map(readIndexEntry);
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    return { committed, staged, skipped };
}
/** Compares entries of the commit with the work tree. */
async function compareEntries(committed, { skipped, files }, repository, ports) {
    const differences = [];
    const unequal = [];
    const isPlain = plainDirectories(repository.root);
    for (const entry of committed) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, entry.path);
        const stats = isPlain((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) : undefined;
        if (entry.mode === '160000') {
            differences.push(...(await compareSubmodule(entry, stats, repository, ports)));
        }
        else if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them.
            if (!skipped.has(entry.path))
                differences.push({ path: entry.path, how: 'missing' });
        }
        else if (files?.has(entry.path) !== false && !isEqual(entry, path, stats)) {
            unequal.push(entry);
        }
    }
    return [...differences, ...(await explain(unequal, repository, ports))];
}
function readTreeEntry(line) {
    const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
    return { mode, id, path };
}
function readIndexEntry(line) {
    const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
    return { tag, mode, id, path };
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function plainDirectories(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const answer = answers.get(directory);
        if (answer !== undefined)
            return answer;
        let plain = false;
        try {
            plain = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory;
        }
        catch {
            // The directory does not exist.
        }
        answers.set(directory, plain);
        return plain;
    };
}
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return blobIdOf(isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/** The id under which git would store these bytes, made with the same hash as the id `sample`. */
function blobIdOf(bytes, sample) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(sample.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
/** A submodule that was not checked out is an empty directory, which is no difference. */
async function compareSubmodule({ path, id }, stats, repository, ports) {
    if (stats === undefined)
        return [];
    if (!stats.isDirectory())
        return [{ path, how: 'changed' }];
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const inner = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    if (inner === undefined)
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0 ? [] : [{ path, how: 'changed' }];
    const head = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, inner, 'rev-parse', '--verify', 'HEAD');
    if (!('text' in head) || head.text.trim() !== id)
        return [{ path, how: 'changed' }];
    const inside = await compareWithCommit(inner, ports);
    if (inside === undefined)
        return [{ path, how: 'unknown', why: 'git gave no answer' }];
    return inside.map((difference) => ({ ...difference, path: `${path}/${difference.path}` }));
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
async function explain(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const read = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGitOf */ .ns)(ports, repository, `${paths}\0`, ...ask);
    if ('why' in read)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = read.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await judgeByAttributes(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
/** Whether an attribute changes nothing. */
const isUnset = (value) => value === 'unspecified' || value === 'unset';
async function judgeByAttributes(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, 'cat-file', 'blob', id);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding', 'ident'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    if (attribute('text') === 'unset')
        return changed;
    return blobIdOf(withoutCarriageReturns(bytes), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** The bytes with the line ends that git stores. */
function withoutCarriageReturns(bytes) {
    const text = bytes.toString('latin1');
    return Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
}
/**
 * Lists the files that changed since the merge base of `target` and the commit that is checked out.
 * Changes that are not committed count, too, except in files that git ignores.
 *
 * @returns paths relative to the repository, with slashes, both the old and the new path of a moved
 *   file; undefined if git does not know `target` or the merge base
 */
async function changedSince(target, repository, ports) {
    const base = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, 'merge-base', 'HEAD', target);
    if ('why' in base)
        return undefined;
    // These options keep a configuration or a file of the repository from hiding a change.
    const complete = ['-r', '--no-renames', '--no-relative', '--ignore-submodules=none', '-z'];
    const diff = ['diff-tree', '--name-only', ...complete, base.text.trim(), 'HEAD', '--'];
    const committed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ...diff);
    const differences = await compareWithCommit(repository, ports);
    if ('why' in committed || differences === undefined)
        return undefined;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    const uncommitted = differences.map(({ path }) => path).filter((path) => !ignored.has(path));
    return [...new Set([...(0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(committed.text), ...uncommitted])];
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGitOf */ .ns)(ports, repository, `${paths.join('\0')}\0`, ...command);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 5048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fo: () => (/* binding */ executeBounded),
/* harmony export */   I3: () => (/* binding */ passedOn),
/* harmony export */   g7: () => (/* binding */ execute),
/* harmony export */   jY: () => (/* binding */ isOnPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
/** Starts programs. No other file does, and @actions/exec is loaded only when the first program starts. */



/**
 * The variables of the job's environment that a program gets: those that it needs to start, to find
 * its home and to write temporary files. None of them holds a token or an input.
 */
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
    // These are for Windows.
    'PATHEXT',
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'USERPROFILE',
    'USERNAME',
];
/** Runs a program with a small environment, and waits for its end. It rejects only if the program cannot be started. */
const execute = async (program, args, options) => {
    const { cwd, stdin, environment = {}, variables = {}, take } = options;
    const { getExecOutput } = await __nccwpck_require__.e(/* import() */ 260).then(__nccwpck_require__.bind(__nccwpck_require__, 1260));
    return getExecOutput(findProgram(program, environment), [...args], {
        cwd,
        env: { ...passedOn(environment), ...variables },
        silent: true,
        ignoreReturnCode: true,
        input: stdin === undefined ? undefined : Buffer.from(stdin),
        listeners: take && { stdout: take },
    });
};
/** Runs a program with limits of time and output, and ends all processes of its group. It rejects only if the program cannot be started. */
const executeBounded = async (program, args, options) => {
    const { cwd, variables, signal, timeoutMs, maxBytes, take } = options;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_1__.spawn)(findProgram(program, variables), [...args], {
        cwd,
        env: variables,
        // A new process group, so that what the program starts can be ended with it.
        detached: node_path__WEBPACK_IMPORTED_MODULE_2__.sep === '/',
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    let ended;
    const end = (why) => {
        ended ??= why;
        endGroup(child);
    };
    let bytes = 0;
    for (const name of ['stdout', 'stderr']) {
        child[name].setEncoding('utf8').on('data', (text) => {
            if (ended !== undefined)
                return;
            bytes += Buffer.byteLength(text);
            if (bytes > maxBytes)
                return end('flood');
            output[name] += text;
            if (name === 'stdout')
                take?.(text);
        });
    }
    const timer = setTimeout(() => end('timeout'), timeoutMs);
    const abort = () => end('aborted');
    signal.addEventListener('abort', abort);
    try {
        if (signal.aborted)
            abort();
        return { exitCode: await whenOver(child), ...output, ended };
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
    }
};
/** How long its output may go on after a program has exited: something that left its group may hold it. */
const LINGER_MS = 1_000;
/** The exit code, once the program has exited and its output has been read. */
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
/** Windows has no groups: there, only the program itself ends. */
function endGroup(child) {
    if (child.pid === undefined)
        return;
    try {
        if (node_path__WEBPACK_IMPORTED_MODULE_2__.sep === '/')
            process.kill(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    }
    catch {
        // None of the group is left.
    }
}
/** The variables of the job that a program gets. */
function passedOn(environment) {
    const kept = {};
    for (const [name, value] of Object.entries(environment)) {
        // Windows does not distinguish case in these names.
        const upper = name.toUpperCase();
        if (value === undefined || !PASSED_ON.includes(node_path__WEBPACK_IMPORTED_MODULE_2__.sep === '/' ? name : upper))
            continue;
        kept[name] = upper === 'PATH' ? absoluteOnly(value).join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter) : value;
    }
    return kept;
}
/** Drops relative directories from PATH: they lead into the checkout, and so to its programs. */
function absoluteOnly(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((directory) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(directory));
}
function findProgram(program, { PATH }) {
    // On Windows, @actions/exec finds the program, because several file endings are possible there.
    if (PATH === undefined || node_path__WEBPACK_IMPORTED_MODULE_2__.sep !== '/' || program.includes(node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return program;
    const executable = absoluteOnly(PATH)
        .map((directory) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, program))
        .find(isProgram);
    if (executable === undefined)
        throw new Error(`${program} was not found in PATH`);
    return executable;
}
/** Whether a program would be found. On Windows this looks for the file ending `.exe` only. */
function isOnPath(program, { PATH = '' }) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_2__.sep === '/' ? program : `${program}.exe`;
    return absoluteOnly(PATH).some((directory) => isProgram((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, name)));
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=execute.js.map

/***/ }),

/***/ 6609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ findAround),
/* harmony export */   I8: () => (/* binding */ findCheckout),
/* harmony export */   JA: () => (/* binding */ isOtherRepository),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Yw: () => (/* binding */ isBelow),
/* harmony export */   _8: () => (/* binding */ openAt),
/* harmony export */   bp: () => (/* binding */ findKnownRepository),
/* harmony export */   eF: () => (/* binding */ realOrSame),
/* harmony export */   u1: () => (/* binding */ findOthersAbove)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/** Finds the repository that a file is part of, from the files alone: git never searches for one. */


/**
 * Finds the repository that the job checked out, from a directory in it. A deeper repository may be
 * part of the pull request's files, so the outermost one counts. A worktree of it replaces it, and a
 * submodule is a part of it.
 *
 * @param workspace the directory in which the job works; directories above it are searched only if
 *   there is no repository in it
 */
function findAround(directory, workspace) {
    const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
    const outermost = levels.find(holdsGit) ?? findCheckout(levels[0] ?? directory);
    const others = [];
    let repository = outermost === undefined ? undefined : openAt(outermost);
    for (const level of levels.slice(levels.indexOf(outermost ?? '') + 1)) {
        if (!holdsGit(level))
            continue;
        const part = repository && others.length === 0 ? partOf(repository, level) : undefined;
        if (part?.kind === 'worktree')
            repository = part;
        else if (part === undefined)
            others.push(level);
    }
    return { repository, others };
}
/** The repository at exactly this path, if it is the job's checkout or a part of it; else undefined. */
function findKnownRepository(path, workspace) {
    const real = realOrSame(path);
    const { repository, others } = findAround(real, workspace);
    if (repository === undefined || others.length > 0)
        return undefined;
    let nearest = repository;
    for (const level of levelsDown(repository.root, real).slice(1)) {
        if (nearest && holdsGit(level))
            nearest = partOf(nearest, level);
    }
    return nearest?.root === real ? nearest : undefined;
}
/** The entries of every bare repository. */
const BARE = ['HEAD', 'objects', 'refs'];
/**
 * Whether a directory is a repository, bare or not, that is neither the job's checkout nor a submodule
 * or worktree of it.
 *
 * @param names the entries of the directory
 */
function isOtherRepository(path, names, workspace) {
    if (!names.includes('.git'))
        return BARE.every((name) => names.includes(name));
    return findKnownRepository(path, workspace) === undefined;
}
/** Other repositories, bare or not, between the workspace and a directory in it: absolute paths, from the top. */
function findOthersAbove(directory, workspace) {
    const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
    return levels.slice(0, -1).filter((at) => isOtherRepository(at, namesIn(at), workspace));
}
function namesIn(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path);
    }
    catch {
        return [];
    }
}
/** The directories from `top` down to `path`, with both; if `path` is not below `top`, those on its own branch. */
function levelsDown(top, path) {
    const levels = [path];
    for (let at = path; at !== top && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (isBelow(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== top)
            break;
        levels.unshift((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at));
    }
    return levels;
}
/** Whether a path is this directory, or anywhere in it. Both are absolute. */
function isBelow(path, directory) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(directory, path);
    return inner !== '..' && !inner.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inner);
}
/**
 * Recognises a submodule or a worktree that git itself made: its file `.git` names a directory inside
 * the outer repository's, and a file in that directory names the path back. A pull request cannot
 * write there, because it only adds files to the work tree.
 *
 * @returns undefined for any other repository at this level
 */
function partOf({ gitDirectory: outer }, level) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(level, '.git'), { throwIfNoEntry: false })?.isFile() !== true)
        return undefined;
    const inner = gitDirectory(level);
    if (inner === undefined)
        return undefined;
    const common = readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outer, 'commondir'))?.trim();
    const worktrees = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common === undefined ? outer : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(outer, common), 'worktrees') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep;
    if (inner.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outer, 'modules') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
        const back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inner, 'config')) ?? '')?.[1];
        const leadsBack = back !== undefined && realOrSame((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inner, back)) === level;
        return leadsBack ? { root: level, gitDirectory: inner, kind: 'submodule' } : undefined;
    }
    const back = readTextFileSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(inner, 'gitdir'))?.trim();
    const isWorktree = inner.startsWith(worktrees) && back !== undefined;
    return isWorktree && realOrSame((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(inner, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(back))) === level
        ? { root: level, gitDirectory: inner, kind: 'worktree' }
        : undefined;
}
/** The repository with this work tree; undefined if there is none. */
function openAt(root) {
    const directory = gitDirectory(root);
    return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}
/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
function findRepository(path) {
    for (let at = path;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (holdsGit(at))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
function holdsGit(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.git'));
        return true;
    }
    catch {
        return false;
    }
}
/**
 * Does the same, but skips submodules: they are part of the outer repository, and a pull request can
 * add one anywhere. Any other checkout inside a repository counts by itself, and so does a worktree.
 */
function findCheckout(path) {
    const nearest = findRepository(path);
    const outer = nearest === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest) === nearest
        ? undefined
        : findCheckout((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(nearest));
    if (nearest === undefined || outer === undefined)
        return nearest;
    const innerGit = gitDirectory(nearest);
    const outerGit = gitDirectory(outer);
    const isSubmodule = innerGit && outerGit && innerGit.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outerGit, 'modules') + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    return isSubmodule ? outer : nearest;
}
/** `.git` itself; of submodules and worktrees, the directory that the file `.git` names. */
function gitDirectory(repository) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository, '.git');
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
            return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        const named = /^gitdir: (.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
        return named && node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(repository, named.trim()));
    }
    catch {
        return undefined;
    }
}
function readTextFileSync(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return undefined;
    }
}
/** The absolute path without links; of a path that does not exist, the absolute path alone. */
function realOrSame(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    }
}
//# sourceMappingURL=find-repository.js.map

/***/ }),

/***/ 8993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: () => (/* binding */ systemClock)
});

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/src/machine/system-clock.js
/** The machine's own time. */

/** Makes the clock of this machine. */
function systemClock() {
    return {
        now: () => performance.now(),
        date: () => new Date(),
        sleep: async (ms, signal) => {
            try {
                await (0,promises_namespaceObject.setTimeout)(ms, undefined, signal ? { signal } : {});
            }
            catch (error) {
                throw signal?.aborted ? signal.reason : error;
            }
        },
    };
}
//# sourceMappingURL=system-clock.js.map

/***/ }),

/***/ 9753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ commandAt),
/* harmony export */   Z: () => (/* binding */ commandTo)
/* harmony export */ });
const DEFAULT_ORIGIN = 'https://app.terraform.io';
/**
 * Adds the host to a command that has no `--directory`: without it, the command would read the
 * `cloud` block of the directory in which a person types it.
 */
function commandTo(command, { serviceOrigin, directory = '.' }) {
    const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
    return isDefault ? command : `${command} --hostname ${hostnameOf(serviceOrigin)}`;
}
/** Adds the host, the directory and the file of certificate authorities, for a command that reads the files. */
function commandAt(command, service) {
    const { directory = '.', caFile, serviceOrigin } = service;
    const files = [
        directory === '.' ? '' : ` --directory ${shellWord(directory)}`,
        caFile === undefined ? '' : ` --ca-file ${shellWord(caFile)}`,
    ];
    return `${commandTo(command, { serviceOrigin })}${files.join('')}`;
}
/** `tfe.acme.example:8443`; plain http, which only loopback has, keeps its scheme. */
function hostnameOf(origin) {
    return shellWord(origin.replace(/^https:\/\//, ''));
}
/** Quotes a text so that any shell takes it for one word on one line. */
function shellWord(text) {
    if (/^[\w./:@=,+][\w./:@=,+-]*$/.test(text))
        return text;
    const line = text.replace(/\p{Cc}+/gu, ' ');
    const word = line.startsWith('-') ? `./${line}` : line;
    return `'${word.replaceAll("'", String.raw `'\''`)}'`;
}
//# sourceMappingURL=command-line.js.map

/***/ }),

/***/ 440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/** The name that is most similar to a misspelt word; undefined if none is similar enough. */
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
/** Counts insertions, deletions, replacements and swaps of neighbouring letters. */
function editDistance(a, b) {
    /** `rows[row][column]`: distance from the first `row` letters of `a` to the first `column` letters of `b`. */
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
//# sourceMappingURL=did-you-mean.js.map

/***/ }),

/***/ 4271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ errorMessage)
/* harmony export */ });
/**
 * The message of whatever was thrown, for people.
 *
 * @param error any value: an error of another realm is no instance of this realm's `Error`
 */
function errorMessage(error) {
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    return String(hasMessage ? error.message : error);
}
//# sourceMappingURL=error-message.js.map

/***/ }),

/***/ 2340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ parseNumber),
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   E1: () => (/* binding */ parseList),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   hb: () => (/* binding */ parseGroup),
/* harmony export */   og: () => (/* binding */ parseFlag),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8187);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(440);
/** Parses the texts of inputs. Each function returns the value, or a sentence that says what to write instead. */


/** Whether a value of JSON or YAML has names and values: no list, and not null. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Milliseconds of a day, an hour, a minute and a second. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
/**
 * Reads `90m`, `1h30m` or `5400s`: whole numbers, each with its unit, the largest unit first.
 *
 * @returns milliseconds
 */
function parseDuration(text) {
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    const [, ...counts] = parts ?? [];
    const value = UNITS_MS.reduce((sum, ms, at) => sum + ms * Number(counts[at] ?? 0), 0);
    return value > 0
        ? { value }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
/** The spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    const word = text.trim().toLowerCase();
    if (TRUE.includes(word))
        return { value: true };
    if (FALSE.includes(word))
        return { value: false };
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)} is neither true nor false. Write true or false.` };
}
/** A positive whole number: ids and pull request numbers. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)} is not a number. Write digits only.` };
}
/** A word of a list; a problem names the words that there are. */
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices);
    const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(near)}?`;
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(text)} is not a choice. Write ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .V)(choices)}.${meant}` };
}
/** Reads `comment-key`: the key by which a later job finds its comment. */
function parseKey(text) {
    return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
        ? { value: text }
        : { problem: 'is longer than 100 characters or has control characters in it.' };
}
/** Reads the name of a group as `plangate matrix` prints it. */
function parseGroup(text) {
    return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
        ? { value: text }
        : { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
/**
 * A list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    const opened = trimmed.startsWith('[');
    if (opened !== trimmed.endsWith(']')) {
        const mismatch = opened
            ? 'begins with "[" but does not end with "]"'
            : 'ends with "]" but does not begin with "["';
        return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
    }
    if (opened)
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
        problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(undashed)}). Write all of them the same way.`,
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
        return { problem: `has a quote that is not closed: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(item)}.` };
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(item)}. Write \`[a, b]\` or one per line.`,
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
/** @returns undefined if the text is not JSON */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 8471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ TransportError)
/* harmony export */ });
/**
 * The interfaces through which the rest of the code reaches the outside world. The two `main.ts`
 * pass the real implementations, tests pass their own.
 */
/** An exchange without a complete answer. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    remedy;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.remedy = options.remedy;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 8187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ alternatives),
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/** Quotes a text for a message: line breaks become spaces, and more than 60 characters are cut. */
function quote(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
/** `a, b or c` */
function alternatives(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
//# sourceMappingURL=quote.js.map

/***/ }),

/***/ 7866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   vO: () => (/* binding */ isPageOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/** Addresses of repositories, in every form in which git and the hosts write them. */
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/** Whether an address is that of the repository `owner/name` on any host. */
function isRepository(address, slug) {
    const at = repositoryAt(address) ?? '';
    return at.endsWith(`/${slug.toLowerCase()}`);
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
    const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    const path = decoded(pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
/** Names of projects may hold blanks: some forms of an address encode them, others do not. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        return path;
    }
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 4638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ju: () => (/* binding */ base64Of),
  gE: () => (/* binding */ createSecrets),
  mb: () => (/* binding */ searchablePieces)
});

;// CONCATENATED MODULE: ./build/src/model/plain-words.js
/** Words of the options, commands and links of this program. Made by `npm run docs`. */
const WORDS = `
a about access accessible acme actions admin advisory
affected agent all allow although an and another answer
answered api app appeared applied apply archive are as
asked at attributes authentication auto aws backing bash be
before blob block both branch bring bundle but by byte
cache can cancel canceled cannot carries certificate chain
change changes check checkout checks choose ci cloud code
com combine command commands comment comments commit
compared compatible complete completion completions config
configuration confirmation contained control could counts
credential data days db delete demonstrations destroy
destroys determine did different directory discarded
dispatch do docs does download empty end engine enterprise
errored evaluated event example except execution failed
fails faults file files find first fish footer for fork
forks form found gate gated gates get git github gitlab got
group guard gz has have hcl hcp head header holds host
https id if ignore in include infra infrastructure ingress
input instance integration io is issue it its itself job
jobs json judged judges kept key killed know knowing lacks
later latest leads left like limit links list lists local
locking look looks made main maintain managed mandatory
marker matrix max may md members might missing mocks mode
module more must n names needs network newer no none not
nothing of older on one only operation options or
organization organizations other out outputs over override
overrides own packed part partial pass permanently plan
plangate planned platform plugin policies policy pool
publishing pull push quality queue rate rc reach reached
read recreate refresh refused replacements report reported
reports repositories repository request requested requests
require resource restore result role run runs sarif save
say says scripts sealed secrets see self service settings
share shows signed single so soft speculative speculatively
start started starts state still strategy superseded tar
team terraform terraformignore tf than that the their there
things this time timeout title tls to token tokens tracked
troubleshooting trusted two unable undecided unknown
unreadable unrecognized untracked untrusted up updated
upload uploaded url use used verify version versions waited
was were what when where whether which while whole whose
wiki with without workflow workflows workspace workspaces
writing written yet yml
`;
const PLAIN_WORDS = new Set(WORDS.trim().split(/\s+/));
//# sourceMappingURL=plain-words.js.map
;// CONCATENATED MODULE: ./build/src/model/secrets.js
/**
 * Values that must not be shown. They are recognised in each form in which a service may echo them:
 * whole or cut, unchanged, encoded for an address or for JSON, or in base64 at any offset. The secret
 * part of a signed address is its path and its query; its host is not secret.
 *
 * A part of a secret stays if it is made of words of this program's own texts only: a made-up secret
 * must not take the word `organization` out of every sentence, command and link.
 */

const SHORTEST = 6;
/** Any so many characters in a row of a random secret are recognised. */
const PART = 12;
/** Makes an empty collection of secrets. Text is concealed with all that were kept before. */
function createSecrets() {
    const kept = new Set();
    const short = [];
    const forms = new Map();
    const secrets = {
        keep(value) {
            if (value.length < SHORTEST)
                return false;
            if (kept.has(value))
                return true;
            kept.add(value);
            for (const form of formsOf(value)) {
                const part = form.text.slice(form.anchor, form.anchor + PART);
                if (part.length < PART)
                    short.push(form.text);
                else
                    forms.set(part, (forms.get(part) ?? []).concat(form));
            }
            return true;
        },
        conceal(text) {
            if (kept.size === 0)
                return text;
            const spans = [];
            for (let at = 0; at + PART <= text.length; at++) {
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
    return secrets;
}
/** How far `text` agrees with the form before and after the part that was found at `at`. */
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
/** Whether every word of the text that is in the span, wholly or in part, is one of our own texts. */
function isPlainText(text, [from, to]) {
    let start = from;
    let end = to;
    while (IS_WORD.test(text[start] ?? '') && IS_WORD.test(text[start - 1] ?? ''))
        start--;
    while (IS_WORD.test(text[end - 1] ?? '') && IS_WORD.test(text[end] ?? ''))
        end++;
    const words = text.slice(start, end).split(/[^A-Za-z0-9]+/);
    return words.every((word) => word === '' || isPlainWord(word.toLowerCase()));
}
function isPlainWord(word) {
    return PLAIN_WORDS.has(word) || PLAIN_WORDS.has(word.replace(/s$/, ''));
}
/** Replaces these spans of the text by `***`; spans that overlap count as one. */
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
    // Every poll of a run brings one more address, so each has few anchors.
    const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
    return [
        ...spellings.flatMap((text) => pieces.flatMap((piece) => anchored(text, piece, 8))),
        ...[...pieces.flatMap(spellingsOf), ...base64Of(path)].flatMap((text) => anchored(text, text, 8)),
        ...[value, path, pathname, search]
            .filter(({ length }) => length >= PART)
            .map((text) => ({ text, anchor: 0, whole: true })),
    ];
}
/** Forms of `text` with anchors at the beginning, the end and between them of `piece`; none if `piece` is not in it. */
function anchored(text, piece, most) {
    const first = text.indexOf(piece);
    if (first < 0)
        return [];
    const last = first + Math.max(0, piece.length - PART);
    const step = Math.ceil(piece.length / most);
    const anchors = Array.from({ length: Math.ceil((last - first) / step) }, (_, n) => first + n * step);
    return [...anchors, last].map((anchor) => ({ text, anchor, whole: false }));
}
/** A signed address, as a service gives it: absolute, or on its own origin. */
function toAddress(value) {
    const address = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
    return address ? new URL(value, 'http://host') : undefined;
}
/** The parts of a secret that a runner has to mask besides the whole; it knows encodings itself. */
function searchablePieces(value) {
    const pieces = [...new Set(piecesOf(value))];
    return pieces.length === 0 ? [value] : pieces;
}
/** The random parts of an address; none of any other text. */
function piecesOf(value) {
    const { pathname, search } = toAddress(value) ?? new URL('http://host');
    const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
    return [...pathname.split('/'), ...values].filter(isOpaque);
}
/** Whether a text is long and random, and neither an id of the API nor a name: those are not secret. */
function isOpaque(text) {
    if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
        return false;
    if (/^[0-9a-f-]{32,}$/i.test(text))
        return true;
    const kinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part));
    const runs = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
    return kinds(text).length === 3 || runs.some((run) => kinds(run).length > 1);
}
/** The text unchanged, encoded for an address, and encoded for JSON. */
function spellingsOf(text) {
    const escaped = encodeURIComponent(text);
    const lower = escaped.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    return [...new Set([text, decoded(text), escaped, lower, JSON.stringify(text).slice(1, -1)])];
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** The part of its base64 that is the same at each of the three offsets, in both alphabets. */
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
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}
function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null;
}
//# sourceMappingURL=secrets.js.map

/***/ }),

/***/ 2373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ runWords),
/* harmony export */   Ac: () => (/* binding */ PLAN),
/* harmony export */   Ck: () => (/* binding */ isRunOver),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Il: () => (/* binding */ runKind),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   M7: () => (/* binding */ POLICY_CHECK),
/* harmony export */   Nv: () => (/* binding */ isApplyStage),
/* harmony export */   Zc: () => (/* binding */ TF_POLICY_OUTCOME),
/* harmony export */   bz: () => (/* binding */ TF_POLICY_EVALUATION),
/* harmony export */   gw: () => (/* binding */ CONFIGURATION_VERSION),
/* harmony export */   hs: () => (/* binding */ hasNoResult),
/* harmony export */   iD: () => (/* binding */ awaitsOverride),
/* harmony export */   j$: () => (/* binding */ TASK_STAGE),
/* harmony export */   o3: () => (/* binding */ TASK_RESULT),
/* harmony export */   o7: () => (/* binding */ statusWords),
/* harmony export */   o8: () => (/* binding */ POLICY_EVALUATION),
/* harmony export */   oq: () => (/* binding */ RUN),
/* harmony export */   vg: () => (/* binding */ OUTCOME)
/* harmony export */ });
/* unused harmony exports COST_ESTIMATE, ordinal */
/**
 * Every status word of the service, once. There is one table for each kind of object. A word that is
 * in no table is `unknown`: the gate keeps waiting and never takes it for a pass.
 */
const RUN = {
    pending: { kind: 'moving', says: 'pending' },
    fetching: { kind: 'moving', says: 'fetching the configuration' },
    fetching_completed: { kind: 'moving', says: 'configuration fetched' },
    pre_plan_running: { kind: 'moving', says: 'pre-plan stage running' },
    pre_plan_completed: { kind: 'moving', says: 'pre-plan stage completed' },
    pre_plan_awaiting_decision: { kind: 'person', says: 'pre-plan stage awaits a decision' },
    queuing: { kind: 'moving', says: 'queuing' },
    plan_queued: { kind: 'moving', says: 'plan queued' },
    planning: { kind: 'moving', says: 'planning' },
    planned: { kind: 'moving', says: 'planned' },
    tf_policy_checked: { kind: 'moving', says: 'Terraform policy checked' },
    tf_policy_override: { kind: 'person', says: 'Terraform policy awaits an override' },
    post_plan_running: { kind: 'moving', says: 'post-plan stage running' },
    post_plan_completed: { kind: 'moving', says: 'post-plan stage completed' },
    post_plan_awaiting_decision: { kind: 'person', says: 'post-plan stage awaits a decision' },
    cost_estimating: { kind: 'moving', says: 'estimating cost' },
    cost_estimated: { kind: 'moving', says: 'cost estimated' },
    policy_checking: { kind: 'moving', says: 'checking policies' },
    policy_override: { kind: 'person', says: 'policy check awaits an override' },
    policy_soft_failed: { kind: 'bad', over: true, says: 'policy check soft-failed' },
    policy_checked: { kind: 'moving', says: 'policies checked' },
    confirmed: { kind: 'foreign', says: 'confirmed' },
    queuing_apply: { kind: 'foreign', says: 'queuing to apply' },
    pre_apply_running: { kind: 'foreign', says: 'pre-apply stage running' },
    pre_apply_completed: { kind: 'foreign', says: 'pre-apply stage completed' },
    pre_apply_awaiting_decision: { kind: 'foreign', says: 'pre-apply stage awaits a decision' },
    apply_queued: { kind: 'foreign', says: 'apply queued' },
    applying: { kind: 'foreign', says: 'applying' },
    post_apply_running: { kind: 'foreign', says: 'post-apply stage running' },
    post_apply_completed: { kind: 'foreign', says: 'post-apply stage completed' },
    applied: { kind: 'foreign', over: true, says: 'applied' },
    /** A saved plan also ends like this if there is nothing to apply. */
    planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
    /** Good in provisional mode, see `runKind`; never over, because it can still be applied. */
    planned_and_saved: { kind: 'foreign', says: 'planned and saved' },
    discarded: { kind: 'stopped', over: true, says: 'discarded' },
    errored: { kind: 'bad', over: true, says: 'errored' },
    canceled: { kind: 'stopped', over: true, says: 'canceled' },
    force_canceled: { kind: 'stopped', over: true, says: 'force-canceled' },
    assessing: { kind: 'foreign', says: 'assessing' },
    assessed: { kind: 'foreign', says: 'assessed' },
};
const PLAN = {
    created: 'moving',
    pending: 'moving',
    managed_queued: 'moving',
    queued: 'moving',
    mfa_waiting: 'moving',
    running: 'moving',
    errored: 'bad',
    canceled: 'stopped',
    finished: 'good',
    unreachable: 'skipped',
};
const POLICY_CHECK = {
    pending: 'moving',
    queued: 'moving',
    passed: 'good',
    soft_failed: 'bad',
    hard_failed: 'bad',
    /** A word of another service; the counts say which level failed. */
    failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_RESULT = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_STAGE = { ...TASK_RESULT, awaiting_override: 'person' };
const POLICY_EVALUATION = { ...TASK_RESULT, queued: 'moving', overridden: 'good' };
/** Terraform policy (beta) waits for a person in its own evaluation, not in a task stage. */
const TF_POLICY_EVALUATION = { ...POLICY_EVALUATION, awaiting_override: 'person' };
/** One policy of a policy set outcome. */
const OUTCOME = { passed: 'good', failed: 'bad', errored: 'bad' };
/** Terraform policy has its own outcome `unknown`, which is not a pass. */
const TF_POLICY_OUTCOME = { ...OUTCOME, unknown: 'skipped' };
const COST_ESTIMATE = {
    pending: 'moving',
    queued: 'moving',
    finished: 'good',
    canceled: 'stopped',
    errored: 'bad',
    unreachable: 'skipped',
    skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION = {
    pending: 'moving',
    fetching: 'moving',
    uploaded: 'good',
    archived: 'bad',
    errored: 'bad',
    backing_data_soft_deleted: 'bad',
    backing_data_permanently_deleted: 'bad',
};
/** The words of a table, in the order of the table. */
function statusWords(table) {
    return Object.keys(table);
}
/** Looks a word up among the table's own keys, so that `constructor` is unknown, too. */
function kindOf(table, word) {
    return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}
/** Whether an object of this kind has no result, and gets none once its run is over. */
function hasNoResult(kind) {
    return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}
function meaningOf(status) {
    const table = RUN;
    return Object.hasOwn(table, status) ? table[status] : undefined;
}
/** What a status of a run means in this mode; `unknown` for a word that is not in the table. */
function runKind(mode, status) {
    if (mode === 'provisional' && status === 'planned_and_saved')
        return 'good';
    return meaningOf(status)?.kind ?? 'unknown';
}
/** Whether a run with this status has ended for good. */
function isRunOver(status) {
    return meaningOf(status)?.over === true;
}
/** What a run is doing, in words for people. */
function runWords({ attributes }) {
    const { status } = attributes;
    const position = attributes['position-in-queue'] ?? 0;
    const meaning = meaningOf(status);
    if (meaning === undefined)
        return `"${status}", an unrecognized status: waiting on`;
    const queued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
    return queued && position > 0
        ? `${meaning.says} · ${ordinal(position)} in the queue`
        : meaning.says;
}
/** `1st`, `2nd`, `3rd`, `11th`. */
function ordinal(n) {
    const teen = n % 100 >= 11 && n % 100 <= 13;
    return `${n}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}
/** Whether a stage belongs to the apply phase, which no run of the gate reaches. */
function isApplyStage(stage) {
    return stage === 'pre_apply' || stage === 'post_apply';
}
/** Whether the gate can stop waiting for the run: it ended, or it waits for a person. */
function isSettled(mode, status, stages) {
    const kind = runKind(mode, status);
    if (kind === 'unknown')
        return false;
    return kind !== 'moving' || awaitsOverride(stages);
}
/** Whether a stage waits for an override. That ends the wait, because the decision may never come. */
function awaitsOverride(stages) {
    return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE, status) === 'person');
}
//# sourceMappingURL=status.js.map

/***/ }),

/***/ 1880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ uncommittedWords)
/* harmony export */ });
/** How texts for people say that the files are not those of the commit that they name. */
/** ` + uncommitted changes (2 files)`; empty if there are none, or if it is not known. */
function uncommittedWords(files = 0) {
    if (files === 0)
        return '';
    return ` + uncommitted changes (${files} ${files === 1 ? 'file' : 'files'})`;
}
//# sourceMappingURL=uncommitted.js.map

/***/ }),

/***/ 3538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   bk: () => (/* binding */ VERDICTS),
/* harmony export */   gf: () => (/* binding */ isGreen)
/* harmony export */ });
/** The words of a verdict. Only `decide` (decide.ts) makes a verdict; nothing changes it afterwards. */
/** From best to worst. The verdict on several workspaces is the worst of their verdicts. */
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
/** The worst of these verdicts; `passed` if there are none. */
function worst(words) {
    return words.reduce((worse, word) => (VERDICTS.indexOf(word) > VERDICTS.indexOf(worse) ? word : worse), 'passed');
}
/**
 * Whether a job with this verdict passes.
 *
 * @param failOn `never` accepts policy failures, and no verdict that is uncertain
 */
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
/**
 * The exit code of a command. If workspaces with the worst verdict could not be judged, the cause
 * decides the code: bad input first, then a refusal of the service, then the network.
 */
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
    return failures.includes('network') ? 7 : CODES[word];
}
/** Exit codes of verdicts that are not green; `fail-on` can make a good one fail. */
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
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 5603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/* unused harmony export ON_NPM */
/** The version of this tool: `npm run compile` writes it from package.json. */
const VERSION = '1.0.0';
/**
 * Whether this project owns the name `plangate` on npm. Until then, no page and no message may name
 * the npm package: another owner of the name could run code with the users' tokens
 * (docs/releasing.md).
 */
const ON_NPM = false;
//# sourceMappingURL=version.js.map

/***/ }),

/***/ 663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ compareWithBaseline),
/* harmony export */   bL: () => (/* binding */ agreed),
/* harmony export */   gz: () => (/* binding */ failed)
/* harmony export */ });
/* harmony import */ var _find_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1796);
/* harmony import */ var _from_policy_check_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(392);
/** Compares failures with the policy results of the workspace's present configuration. It decides nothing. */


const NAMELESS = ['', _from_policy_check_js__WEBPACK_IMPORTED_MODULE_1__/* .UNNAMED */ .rY];
/**
 * The results with their baseline, where policy system, policy set, policy and address identify it. A
 * policy that is not among `current`, or has no clear result there, gets none.
 */
function compareWithBaseline(results, current) {
    return results.map((result) => {
        const same = current.filter((other) => keyOf(other) === keyOf(result));
        const clear = same.length > 0 && same.every((one) => failed(one) || one.status === 'passed');
        if (!failed(result) || !clear || NAMELESS.includes(result.policy))
            return result;
        const failures = same.filter(failed);
        const resources = result.resources.map((each) => {
            return { ...each, baseline: baselineOf(each.address, failures) };
        });
        const none = { baseline: baselineOf(undefined, failures) };
        return { ...result, resources, baseline: agreed(resources.length > 0 ? resources : [none]) };
    });
}
/** The baseline of several resources, if all have the same one. */
function agreed(all) {
    const [first] = all;
    return all.every(({ baseline }) => baseline === first?.baseline) ? first?.baseline : undefined;
}
/** Whether it failed, even if a person has overridden it. */
function failed({ status }) {
    return status === 'failed' || status === 'overridden';
}
function keyOf({ system, policySet, policy }) {
    return JSON.stringify([system, policySet, policy]);
}
function baselineOf(address, failures) {
    const named = failures.map(({ resources }) => resources.map((resource) => resource.address));
    const isAmong = (all) => address === undefined ? all.length === 0 : all.includes(address);
    if (named.some(isAmong))
        return 'existing';
    // If one side may not name all its resources, this one may be among them.
    const whole = named.every(({ length }) => length > 0 && length < _find_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ADDRESSES */ .p);
    return failures.length === 0 || (address !== undefined && whole) ? 'new' : undefined;
}
//# sourceMappingURL=compare.js.map

/***/ }),

/***/ 1796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findAddresses),
/* harmony export */   p: () => (/* binding */ MOST_ADDRESSES)
/* harmony export */ });
/**
 * Resource addresses in text that a policy wrote: `module.vpc.aws_subnet.a[0]`,
 * `data.aws_ami.base`, `aws_s3_bucket.logs["eu"]`. The patterns have no two ways to match the same
 * text, so that hostile text costs no more than any other.
 */
/** More than these in one text are an inventory, not a finding. */
const MOST_ADDRESSES = 100;
const LONGEST = 512;
// Repetitions have limits, because no address is longer.
const NAME = String.raw `[\p{L}_][\p{L}\p{N}\p{M}_-]{0,${LONGEST}}`;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, `\` escapes. */
const INDEX = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^]){0,${LONGEST}}")\]`;
const PART = new RegExp(`(${NAME})((?:${INDEX})*)`, 'gu');
/** An address does not begin after one of these: it would be the rest of a path, a host or another name. */
const REFERENCE = new RegExp(String.raw `(?<![\p{L}\p{N}\p{M}_\-./\\$@])${NAME}(?:\.${NAME}|${INDEX}){1,${LONGEST / 2}}`, 'gu');
/** Every distinct address, in the order of appearance. */
function findAddresses(text) {
    const addresses = new Set();
    // Most texts have no address, which this finds at once.
    if (!/\.[\p{L}_]/u.test(text))
        return [];
    for (const [reference] of text.matchAll(REFERENCE)) {
        const address = reference.length <= LONGEST ? asAddress(reference) : undefined;
        if (address !== undefined)
            addresses.add(address);
        if (addresses.size >= MOST_ADDRESSES)
            break;
    }
    return [...addresses];
}
/**
 * The part of a reference that is an address: module path, then `type.name` with an index, or the
 * module path alone. A type without an underscore is taken only after `module.`, `data.` or
 * `ephemeral.`, so that `example.com` and `e.g` are none.
 */
function asAddress(reference) {
    const parts = Array.from(reference.matchAll(PART), ([whole, name = '', index]) => {
        return { whole, name, indexed: index !== '' };
    });
    const upTo = (end) => Array.from(parts.slice(0, end), ({ whole }) => whole).join('.');
    let next = 0;
    while (parts[next]?.whole === 'module' && parts[next + 1])
        next += 2;
    const moduleEnd = next;
    const { name: kind, indexed } = parts[next] ?? { name: '', indexed: false };
    const isRead = (kind === 'data' || kind === 'ephemeral') && !indexed;
    if (isRead)
        next += 1;
    const [type, name] = parts.slice(next, next + 2);
    if (type !== undefined && name !== undefined && !type.indexed) {
        const looksLikeType = type.name.includes('_') && !type.name.startsWith('_');
        if (looksLikeType || isRead || moduleEnd > 0)
            return upTo(next + 2);
    }
    return moduleEnd > 0 ? upTo(moduleEnd) : undefined;
}
//# sourceMappingURL=find-addresses.js.map

/***/ }),

/***/ 392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   hA: () => (/* binding */ fromPolicyCheck),
/* harmony export */   rY: () => (/* binding */ UNNAMED)
/* harmony export */ });
/* unused harmony export parsePolicyLog */
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2373);
/* harmony import */ var _named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8397);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(988);
/** Policy checks: the counts decide, and the log only adds the names of the policies. */



const UNNAMED = 'unnamed policy';
/** @param log what the check printed; undefined when it could not be read. */
function fromPolicyCheck(check, log) {
    const { status, result, permissions } = check.attributes;
    const what = `policy check ${check.id}`;
    const object = { system: 'policy-check', what, word: status };
    const { reading, unfinished } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK */ .M7, object);
    reading.canOverride = permissions?.['can-override'] ?? undefined;
    if (unfinished)
        return reading;
    if (status === 'errored') {
        reading.errors.push(`The ${what} could not be evaluated${firstLineOf(log)}.`);
    }
    const counts = tally(result ?? {});
    if (counts === undefined) {
        if (status !== 'errored') {
            reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
        }
        return reading;
    }
    reading.doubts.push(...contradictions(what, check.attributes, counts), ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .stampDoubts */ .l$)(what, check.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK */ .M7));
    const results = nameResults(counts, log ?? '', check.attributes);
    const [first, ...others] = results;
    // A service with one policy in each check names it next to the counts.
    const policy = check.attributes['policy-name'] ?? '';
    const isOnly = others.length === 0 && first?.policy === UNNAMED && policy !== '';
    reading.results.push(...(isOnly ? [{ ...first, policy }] : results));
    return reading;
}
/** Every policy that was counted, with its name where the log has it. */
function nameResults(counts, log, { status, 'status-timestamps': stamps }) {
    const logged = parsePolicyLog(log);
    const groups = [
        ['hard-mandatory', counts.hard],
        ['soft-mandatory', counts.soft],
        ['advisory', counts.advisory],
    ];
    const failures = groups.flatMap(([level, count]) => {
        const isSoft = level === 'soft-mandatory';
        const isOverridden = isSoft && status === 'overridden';
        const at = isOverridden ? (stamps?.['overridden-at'] ?? undefined) : undefined;
        const named = logged.filter((policy) => policy.level === level && policy.passed !== true);
        return pick(named, count, level).map((policy) => ({
            ...fromLoggedPolicy(policy, isOverridden ? 'overridden' : 'failed'),
            overridable: isSoft,
            override: at === undefined ? undefined : { at },
        }));
    });
    const passed = logged.filter((policy) => policy.passed === true);
    const passes = pick(passed, counts.passed, 'unknown').map((each) => fromLoggedPolicy(each, 'passed'));
    return [...failures, ...passes];
}
/** The counts; undefined if the service lacks one of them. */
function tally(result) {
    const passed = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'passed');
    const hard = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'hard-failed');
    const soft = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'soft-failed');
    const advisory = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'advisory-failed');
    const total = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'total-failed');
    if (passed === undefined || hard === undefined || soft === undefined)
        return undefined;
    if (advisory === undefined || total === undefined)
        return undefined;
    return { passed, hard, soft, advisory, total };
}
/** Whether a check with this status can have these failures. A status that is not listed can have none. */
function fitsCounts(status, { hard, soft, advisory }) {
    if (status === 'passed')
        return hard === 0 && soft === 0;
    if (status === 'soft_failed' || status === 'overridden')
        return hard === 0 && soft > 0;
    if (status === 'failed')
        return soft === 0 && hard + advisory > 0;
    return status === 'hard_failed' ? hard > 0 : status === 'errored';
}
function contradictions(what, { status, result }, counts) {
    const { passed, total, hard, soft, advisory } = counts;
    const doubts = [];
    if (total !== hard + soft + advisory) {
        doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
    }
    if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK */ .M7, status) !== 'unknown' && !fitsCounts(status, counts)) {
        doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
    }
    if (status === 'passed' && result?.result === false && advisory === 0) {
        doubts.push(`The ${what} is "passed" but its result is false.`);
    }
    if (status === 'passed' && passed + total === 0 && result?.result !== true) {
        doubts.push(`The ${what} is "passed" but names no policy and no result.`);
    }
    return doubts;
}
/** As many policies as the service counted. They have the names of the log if it has exactly as many. */
function pick(named, count, level) {
    if (named.length === count)
        return named;
    const kept = named.length < count ? named : [];
    // The limit only keeps an absurd count of the service from filling the memory.
    const missing = Math.min(count - kept.length, 10_000);
    const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
    return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function fromLoggedPolicy(policy, status) {
    const { policySet, policy: name, level, description, output } = policy;
    const message = name === UNNAMED && output.length === 0
        ? 'The log of the policy check does not name this policy.'
        : (output.find((line) => !isVerdictLine(line)) ?? description);
    const resources = status === 'passed' ? [] : (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .namedIn */ .$P)(output.map((text) => ({ text })));
    return {
        system: 'policy-check',
        policySet,
        policy: name,
        level,
        status,
        overridable: false,
        message: status === 'passed' ? '' : message,
        description: description || undefined,
        output,
        address: resources[0]?.address,
        resources,
    };
}
/** `FALSE - name.sentinel:1:1 - Rule "main"`: the trace, not the message. */
function isVerdictLine(line) {
    const word = line.trimStart();
    return word.startsWith('FALSE - ') || word.startsWith('TRUE - ') || word === 'Print messages:';
}
function firstLineOf(log) {
    const line = log?.split('\n').find((candidate) => candidate.trim() !== '');
    return line === undefined ? '' : `: ${line.trim().slice(0, 300)}`;
}
const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const MOST_LINES = 500;
const LONGEST = 2_000;
/**
 * The log names the policies; the counts do not. It is written for people and may hold lines of a
 * plan, so it explains results and never makes one pass.
 */
function parsePolicyLog(log) {
    const policies = [];
    let current;
    let description = false;
    for (const raw of log.split('\n')) {
        const line = raw.trimEnd().slice(0, LONGEST);
        const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
        if (header !== undefined) {
            current = header;
            policies.push(header);
            description = false;
            continue;
        }
        if (current === undefined || line === '') {
            description &&= current !== undefined && current.description === '';
            continue;
        }
        if (line.startsWith('Result: ')) {
            const word = line.slice('Result: '.length).trim().toLowerCase();
            if (current.passed === undefined && (word === 'true' || word === 'false')) {
                current.passed = word === 'true';
            }
        }
        else if (line.startsWith('Description:')) {
            description = true;
            current.description = line.slice('Description:'.length).trim();
        }
        else if (description) {
            current.description = `${current.description} ${line.trim()}`.trim().slice(0, LONGEST);
        }
        else if (current.output.length < MOST_LINES)
            current.output.push(line);
    }
    return policies;
}
/** `## Policy 1: set/name.sentinel (soft-mandatory)` */
function parseHeader(line) {
    if (!line.startsWith(HEADER) || !line.endsWith(')'))
        return undefined;
    const colon = line.indexOf(': ');
    const open = line.lastIndexOf(' (');
    if (colon === -1 || open <= colon + 1)
        return undefined;
    const path = line.slice(colon + 2, open).trim();
    const slash = path.lastIndexOf('/');
    const file = path.slice(slash + 1);
    return {
        policySet: slash === -1 ? '' : path.slice(0, slash),
        policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
        level: (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .toLevel */ .e3)(line.slice(open + 2, -1).trim(), 'policy-check'),
        description: '',
        output: [],
    };
}
//# sourceMappingURL=from-policy-check.js.map

/***/ }),

/***/ 8397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ namedIn),
/* harmony export */   B: () => (/* binding */ eachOnce),
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   Tc: () => (/* binding */ mentionedIn)
/* harmony export */ });
/* harmony import */ var _find_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1796);
/** Which resources a policy names, and what it says of each. */

/** More than these are an inventory, not a finding. */
const MOST = 1_000;
const LONGEST = 2_000;
/**
 * A message belongs to a resource where it was printed for it, begins with its address, or names it
 * alone. A line that names several belongs to none of them.
 */
function namedIn(lines) {
    return eachOnce(lines.flatMap(({ text, address }) => {
        const addresses = (0,_find_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .W)(text);
        const [first = ''] = addresses;
        const one = address ?? (addresses.length === 1 || text.startsWith(first) ? first : '');
        if (one !== '')
            return { address: one, message: withoutAddress(text, one) };
        return mentionedIn(text);
    }));
}
/** The resources that a text names; the text belongs to none of them alone. */
function mentionedIn(text) {
    return (0,_find_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .W)(text).map((address) => ({ address, message: undefined }));
}
/** Joins the messages of several lines about one resource. */
function eachOnce(named) {
    const resources = new Map();
    for (const { address, message, location } of named) {
        const earlier = resources.get(address);
        if (earlier === undefined) {
            if (resources.size >= MOST)
                break;
            resources.set(address, { address, message: message?.slice(0, LONGEST), location });
        }
        else {
            earlier.location ??= location;
            const earlierMessage = earlier.message ?? '';
            if (message !== undefined &&
                !earlierMessage.includes(message) &&
                earlierMessage.length < LONGEST)
                earlier.message = earlierMessage === '' ? message : `${earlierMessage}; ${message}`;
        }
    }
    return [...resources.values()];
}
/** The text without the address; undefined if there is nothing else. */
function withoutAddress(text, address) {
    const rest = text.startsWith(address) ? text.slice(address.length) : text;
    return (rest === '' || rest.startsWith(': ') ? rest.slice(2) : text).trim() || undefined;
}
/** Whether the whole text is an address. */
function isAddress(text) {
    return (0,_find_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .W)(text)[0] === text;
}
//# sourceMappingURL=named-resources.js.map

/***/ }),

/***/ 988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ BROKEN_SET),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   Wg: () => (/* binding */ asCount),
/* harmony export */   _0: () => (/* binding */ readCount),
/* harmony export */   e3: () => (/* binding */ toLevel),
/* harmony export */   h1: () => (/* binding */ merge),
/* harmony export */   iz: () => (/* binding */ emptyReading),
/* harmony export */   l$: () => (/* binding */ stampDoubts),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   mf: () => (/* binding */ toStatus),
/* harmony export */   ns: () => (/* binding */ readOutcome),
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   vM: () => (/* binding */ contradictions)
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2373);
/** The results of one policy system of a run, before anything is decided. */

/** Joins the readings of several systems. */
function merge(readings) {
    const answers = readings.flatMap(({ canOverride }) => canOverride ?? []);
    return {
        results: readings.flatMap(({ results }) => results),
        runTasks: readings.flatMap(({ runTasks }) => runTasks),
        unfinished: readings.flatMap(({ unfinished }) => unfinished),
        doubts: readings.flatMap(({ doubts }) => doubts),
        errors: readings.flatMap(({ errors }) => errors),
        canOverride: answers.length > 0 ? answers.includes(true) : undefined,
    };
}
/** A reading without any result. */
function emptyReading() {
    return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
/**
 * Begins the reading of one object with its status. An object that is `unfinished` has nothing more to
 * read.
 */
function readStatus(table, object) {
    const { what, word } = object;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word);
    const unfinished = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)(kind);
    const reading = emptyReading();
    if (unfinished)
        reading.unfinished.push(object);
    if (kind === 'unknown')
        reading.doubts.push(`The ${what} is "${word}", an unrecognized status.`);
    return { reading, kind, unfinished };
}
const ENDS = ['good', 'bad', 'stopped', 'skipped'];
/** A status that waits for an override counts as one that ended badly. */
const OVERRIDABLE = ['failed', 'soft_failed'];
/**
 * A status that the object's own timestamps contradict does not count. Returns a whole sentence about an
 * end that is in `stamps` and not in `status`, if there is one.
 */
function stampDoubts(what, { status, 'status-timestamps': stamps }, table) {
    const other = Object.entries(stamps ?? {})
        .filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
        .map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
        .filter((word) => word !== status && ENDS.includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word)))
        .find((word) => status !== 'overridden' || !OVERRIDABLE.includes(word));
    return other === undefined
        ? []
        : [`The ${what} is "${status}", but by its own timestamps it was "${other}".`];
}
/** The fields of a JSON object; of anything else, none. */
function fieldsOf(value) {
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? value : {};
}
/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
/** How much a plan changes, as the service counts it. */
function countsOf(attributes) {
    return {
        additions: attributes['resource-additions'],
        changes: attributes['resource-changes'],
        destructions: attributes['resource-destructions'],
        imports: attributes['resource-imports'],
    };
}
/** One name under both spellings: some services write these keys with an underscore. */
function readCount(counts, name) {
    return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
/** The words that each policy system has, all with hyphens. */
const LEVELS = {
    'policy-check': ['advisory', 'soft-mandatory', 'hard-mandatory'],
    'policy-evaluation': ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'],
    'terraform-policy': ['advisory', 'mandatory', 'mandatory-overridable'],
};
/** The level of a service's word; underscores and hyphens are one. Anything else is `unknown`. */
function toLevel(word, system) {
    const levels = LEVELS[system];
    return levels.find((level) => level === (word ?? '').replaceAll('_', '-')) ?? 'unknown';
}
/** `kind` is that of the word in its table. */
function toStatus(kind, word) {
    if (kind === 'good')
        return 'passed';
    return word === 'failed' || word === 'errored' ? word : 'unknown';
}
/** Reads level and status of an outcome. A word that is not in the tables is kept as it is. */
function readOutcome(table, system, outcome) {
    const { status: word, enforcement_level: levelWord } = outcome;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word);
    const level = toLevel(levelWord, system);
    const status = toStatus(kind, word);
    const foreign = level === 'unknown' ? levelWord || undefined : undefined;
    return { isGood: kind === 'good', level, status, word: status === 'unknown' ? word : foreign };
}
/** Notes that a policy set could not be evaluated at all, so that none of its policies has a result. */
const BROKEN_SET = {
    policy: '',
    level: 'unknown',
    status: 'errored',
    overridable: false,
    resources: [],
};
/** Counts the results by status. An overridden one counts as failed. */
function tally(results) {
    const bad = results.filter(({ status }) => status === 'failed' || status === 'overridden');
    const mandatory = bad.filter(({ level }) => level !== 'advisory').length;
    const count = (counted) => results.filter(({ status }) => status === counted).length;
    return {
        passed: count('passed'),
        advisory: bad.length - mandatory,
        mandatory,
        overridden: count('overridden'),
        errored: count('errored'),
        unknown: count('unknown'),
    };
}
/** How the status of an evaluation contradicts its results, as a sentence. */
function contradictions(what, status, results, blamesUnknown = false) {
    const { mandatory, overridden, errored, unknown } = tally(results);
    const blames = mandatory + errored + (blamesUnknown ? unknown : 0);
    const is = `The ${what} is "${status}" but`;
    if (status === 'passed' && mandatory > 0) {
        return [`${is} lists ${mandatory} failed mandatory policies.`];
    }
    if ((status === 'failed' || status === 'awaiting_override') && blames === 0) {
        return [`${is} none of its outcomes says why.`];
    }
    return status === 'overridden' && overridden === 0 ? [`${is} none of its outcomes failed.`] : [];
}
//# sourceMappingURL=reading.js.map

/***/ }),

/***/ 5594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ renderAnnotations)
/* harmony export */ });
/* unused harmony export annotationCommands */
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5636);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4913);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2533);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3629);
/** Findings as annotations on the lines at fault, in the shape that GitHub's check runs take. */






/** Four requests of fifty: people do not read more. */
const ANNOTATION_LIMIT = 200;
/** The service accepts 64 KB, and a UTF-16 unit takes three bytes at most. */
const MESSAGE_LIMIT = 16_000;
/**
 * Annotations in order of severity. The first place of every finding comes before the second place
 * of any; there is one annotation per line and policy, for any number of workspaces. The last one
 * says how many are left out.
 */
function renderAnnotations(view, options) {
    const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
    if (annotate === 'off')
        return [];
    const placed = view.findings.flatMap((finding) => {
        const isWanted = annotate === 'all' || (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .closesGate */ .HE)(finding);
        return (0,_spots_js__WEBPACK_IMPORTED_MODULE_3__/* .spotsOf */ .PC)(finding).flatMap((spot, turn) => {
            const { location } = spot;
            // The same line number at another commit may be another line.
            if (!location || location.commit !== undefined)
                return [];
            if (!isWanted && changedFiles?.has(location.path) !== true)
                return [];
            return [{ finding, spot, location, turn }];
        });
    });
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(placed, ({ finding, location }) => {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)({ location }), finding.policySet, finding.policy, finding.severity];
    });
    groups.sort(([one], [other]) => rank(one) - rank(other) || one.turn - other.turn);
    const annotations = groups.slice(0, limit).map(toAnnotation);
    const [last] = annotations.slice(-1);
    const rest = groups.length - annotations.length;
    if (last && rest > 0)
        last.message += `\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(rest, 'more place')}: see the job summary.`;
    return annotations;
}
function rank({ finding }) {
    return ['failure', 'warning', 'notice'].indexOf(levelOf(finding));
}
function toAnnotation(group) {
    const [{ finding, location }] = group;
    const { path, startLine } = location;
    const level = finding.kind === 'diagnostic' ? 'plan' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .levelWords */ .s2)(finding.level);
    const messages = group
        .slice(0, 20)
        .flatMap((each) => [annotationText((0,_spots_js__WEBPACK_IMPORTED_MODULE_3__/* .generalMessage */ .Ig)(each.finding)), messageOf(each.spot)]);
    const workspaces = group.flatMap(({ spot }) => spot.workspaces);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(finding),
        title: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(`${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(finding.policy, 200)} (${level})`, 250),
        message: `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)('\n', ...new Set(messages)), MESSAGE_LIMIT)}\n${circumstances(finding, [...new Set(workspaces)])}`,
    };
}
function messageOf(spot) {
    const [address, message] = (0,_spots_js__WEBPACK_IMPORTED_MODULE_3__/* .subjectAndMessage */ .$u)(spot);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(': ', address && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(address, 300), annotationText(message));
}
function annotationText(message) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message.slice(0, MESSAGE_LIMIT)).trim();
}
function circumstances(finding, workspaces) {
    const { policySet, status, helpUrl = '' } = finding;
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(workspaces, 10, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 100));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(' · ', policySet === '' ? '' : `Policy set ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, status === 'overridden' ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overriddenWords */ .Sn)(finding), 400) : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overrideWords */ .mF)(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(finding) {
    if ((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .closesGate */ .HE)(finding))
        return 'failure';
    return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
}
/** What the runner shows for one step and kind; it drops further commands silently. */
const COMMAND_LIMIT = 10;
/** The same as workflow commands, if the check run cannot be written; the last one says "more". */
function annotationCommands(annotations) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const command = level === 'failure' ? 'error' : level;
        const all = annotations.filter(({ annotation_level }) => annotation_level === level);
        const shown = all.length > COMMAND_LIMIT ? all.slice(0, COMMAND_LIMIT - 1) : all;
        const commands = shown.map(({ path, start_line, title, message }) => renderCommand(command, { file: path, line: start_line, endLine: start_line, title }, message));
        const rest = all.length - shown.length;
        const more = `${count(rest, 'more finding')} of this kind: see the job summary.`;
        if (rest > 0)
            commands.push(renderCommand(command, { title: 'Policy gate' }, more));
        return commands;
    });
}
//# sourceMappingURL=annotations.js.map

/***/ }),

/***/ 445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ SIGNS),
/* harmony export */   DO: () => (/* binding */ planWords),
/* harmony export */   O_: () => (/* binding */ destructionWords),
/* harmony export */   Ok: () => (/* binding */ destructionBlock),
/* harmony export */   b$: () => (/* binding */ changesFold),
/* harmony export */   dC: () => (/* binding */ ACTION_WORDS),
/* harmony export */   ff: () => (/* binding */ changeReason),
/* harmony export */   vA: () => (/* binding */ totalsOf)
/* harmony export */ });
/* unused harmony export figuresOf */
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _insides_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5629);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7713);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9685);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3629);






const SIGNS = {
    delete: '−',
    replace: '±',
    forget: '∅',
    update: '~',
    create: '+',
    none: '→',
};
/** What happens to a resource: `3 resources destroyed`. */
const ACTION_WORDS = {
    delete: 'destroyed',
    replace: 'replaced',
    forget: 'no longer managed',
    update: 'updated in place',
    create: 'created',
    none: 'moved or imported',
};
/** Terraform's reasons in words; a reason that is not listed here is left out. */
const REASONS = {
    tainted: 'is marked as damaged (tainted)',
    requested: 'its replacement was asked for',
    replace_triggered_by: 'something changes that replaces it (replace_triggered_by)',
    cannot_update: 'cannot be updated in place',
    delete_because_no_resource_config: 'is no longer in the configuration',
    delete_because_wrong_repetition: 'does not fit the count or for_each of its block',
    delete_because_count_index: 'its number is beyond count',
    delete_because_each_key: 'its key is no longer in for_each',
    delete_because_no_module: 'its module is no longer called',
    delete_because_no_move_target: 'was moved to where nothing is configured',
};
/**
 * The service's counts, with the replacements that the list of changes shows. Undefined for a plan
 * that did not finish.
 */
function figuresOf({ plan, changes, }) {
    if (plan?.status !== 'finished')
        return undefined;
    const { additions, changes: updates, destructions } = plan;
    const isCertain = additions === 0 || destructions === 0;
    const listed = changes?.changes.filter(({ action }) => action === 'replace').length;
    const replaces = changes === undefined || changes.doubt !== undefined ? (isCertain ? 0 : undefined) : listed;
    const both = Math.min(replaces ?? 0, additions, destructions);
    return { creates: additions - both, updates, deletes: destructions - both, replaces };
}
/** `+12 ~3 −1` and what else a plan comes to; `strong` marks what destroys. A dash where nothing is known. */
function planWords(workspace, strong = _text_js__WEBPACK_IMPORTED_MODULE_4__/* .asIs */ .$B) {
    const { plan } = workspace;
    const figures = figuresOf(workspace);
    if (plan?.status === 'errored')
        return 'failed';
    if (plan === undefined || figures === undefined)
        return '–';
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .hasNoChanges */ .hE)(plan))
        return 'no changes';
    const { creates, updates, deletes, replaces = 0 } = figures;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(' ', creates > 0 ? `+${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(creates)}` : '', updates > 0 ? `~${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(updates)}` : '', deletes > 0 ? strong(`−${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(deletes)}`) : '', replaces > 0 ? strong(`±${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(replaces)}`) : '', plan.imports > 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(plan.imports)} imported` : '');
    return words || 'changes outputs only';
}
/** The sum over all workspaces, for outputs; empty if one of them is unknown. */
function totalsOf({ workspaces, }) {
    const all = workspaces.map(figuresOf);
    const total = (figure) => {
        const numbers = all.flatMap((each) => each?.[figure] ?? []);
        return numbers.length < all.length ? '' : String(sum(numbers, (number) => number));
    };
    return {
        creates: total('creates'),
        updates: total('updates'),
        deletes: total('deletes'),
        replaces: total('replaces'),
    };
}
/** The first `most` destroyed resources, and why the list may be incomplete. */
function destructionBlock(view, room, most) {
    const destroying = changesOf(view).filter(destroys);
    const heading = headingOf(destroying, view);
    const doubts = (0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(room, view.workspaces.flatMap((each) => doubtLine(each, view) || []), _text_js__WEBPACK_IMPORTED_MODULE_4__/* .asIs */ .$B);
    const unlisted = view.workspaces.flatMap((each) => unlistedLine(each, view) || []);
    if (heading === '' || !room.take(`${heading}\n\n${moreOf(1_000_000, view)}`))
        return { text: doubts.join('\n>\n'), missing: destroying.length };
    const groups = grouping(destroying).slice(0, most);
    const counted = (0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(room, unlisted, _text_js__WEBPACK_IMPORTED_MODULE_4__/* .asIs */ .$B);
    const lines = (0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(room, groups, (group) => changeLine(group, view, 'none'));
    const missing = destroying.length - groups.slice(0, lines.length).flat().length;
    const list = [...lines, ...counted].join('\n');
    const more = missing > 0 ? moreOf(missing, view) : '';
    return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('\n\n', heading, doubts.join('\n>\n'), list, more), missing: 0 };
}
/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
function changesFold(view, room, most) {
    const deepest = _insides_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPTHS */ .D_.indexOf((0,_insides_js__WEBPACK_IMPORTED_MODULE_1__/* .depthOf */ .d1)(view));
    for (const depth of _insides_js__WEBPACK_IMPORTED_MODULE_1__/* .DEPTHS */ .D_.slice(deepest, -1)) {
        const tried = foldAt(depth, view, room.trial(), most);
        if (tried.isWhole)
            return blockOf(foldAt(depth, view, room, most));
    }
    return blockOf(foldAt('none', view, room, most));
}
function blockOf({ text, missing }) {
    return { text, missing };
}
function foldAt(depth, view, room, most) {
    const all = changesOf(view);
    const others = all.filter((change) => !destroys(change));
    const listed = depth === 'none' ? others : [...all.filter(destroys), ...others];
    const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
    const unread = view.workspaces.flatMap((each) => unreadLine(each, view) || []);
    if (number === 0)
        return { text: '', missing: 0, isWhole: true };
    const title = `<details><summary>${foldTitle(depth, number, all.length !== listed.length)}</summary>`;
    const end = moreOf(1_000_000, view);
    if (!room.take(`${title}\n\n${end}\n\n${LEFT_OUT}\n\n</details>`))
        return { text: '', missing: number, isWhole: false };
    const sentences = (0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(room, unread, _text_js__WEBPACK_IMPORTED_MODULE_4__/* .asIs */ .$B);
    const groups = grouping(listed).slice(0, most);
    const lines = (0,_room_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(room, groups, (group) => changeLine(group, view, depth));
    const missing = number - groups.slice(0, lines.length).flat().length;
    const more = missing > 0 ? moreOf(missing, view) : '';
    const shorter = depth === (0,_insides_js__WEBPACK_IMPORTED_MODULE_1__/* .depthOf */ .d1)(view) ? '' : depth === 'names' ? LEFT_OUT_VALUES : LEFT_OUT;
    const parts = [lines.join('\n'), more, shorter, sentences.join('\n>\n')];
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('\n\n', title, ...parts, '</details>');
    return { text, missing: 0, isWhole: lines.length === groups.length };
}
const LEFT_OUT = 'The changed attributes are omitted for length.';
const LEFT_OUT_VALUES = 'The values of the attributes are omitted for length.';
function foldTitle(depth, number, areOthers) {
    if (depth === 'none')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(number, areOthers ? 'other change' : 'change');
    const what = depth === 'values' ? 'values' : 'attributes';
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(number, 'change')}, with ${number === 1 ? 'its' : 'their'} ${what}`;
}
/** Why attributes are missing. */
function unreadLine({ name, changes }, view) {
    if (changes?.unread === undefined)
        return '';
    const which = view.workspaces.length > 1 ? `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name, 60)}: ` : '';
    return `> ${which}${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(changes.unread)}`;
}
/** The first `most` destroyed resources, for the job's log. */
function destructionWords(view, most) {
    const groups = grouping(changesOf(view).filter(destroys));
    const lines = groups.slice(0, most).map((group) => {
        const [change] = group;
        const names = inWorkspacesWords(group, view, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60));
        const parts = [
            (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(change.address, 200),
            (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .fileAndLine */ .CP)(change),
            names,
            changeReason(change, _text_js__WEBPACK_IMPORTED_MODULE_4__/* .asIs */ .$B),
        ];
        return `  ${SIGNS[change.action]} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('   ', ...parts)}`;
    });
    const more = groups.length - lines.length;
    const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined ? [] : [`  ? ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 60)}: ${MAYBE} ${changes.doubt}`]);
    const rest = more > 0 ? [`  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(more)} more that are destroyed or replaced`] : [];
    return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAYBE = 'the list of changes may not be whole.';
function changesOf({ workspaces }) {
    return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function destroys({ action }) {
    return action === 'delete' || action === 'replace';
}
/** A change that several workspaces share is listed once. */
function grouping(changes) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$z)(changes, (change) => ({ ...change, workspace: '' }));
}
function headingOf(destroying, view) {
    const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
    const replaced = destroying.filter(({ action }) => action === 'replace').length;
    const destroyed = destroying.length - replaced + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
    const one = view.workspaces.length === 1;
    const [destroy, replace] = one ? ['destroys', 'replaces'] : ['destroy', 'replace'];
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(' and ', destroyed > 0 ? `${destroy} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(destroyed, 'resource')}` : '', replaced > 0 && destroyed > 0 ? `${replace} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(replaced)}` : '', replaced > 0 && destroyed === 0 ? `${replace} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(replaced, 'resource')}` : '');
    return what && `#### ${one ? 'This plan' : 'These plans'} ${what}`;
}
/** For workspaces of which only the counts are known. */
function unlistedLine(workspace, view) {
    const { name, plan, changes } = workspace;
    const destroyed = plan?.destructions ?? 0;
    if (changes !== undefined || destroyed === 0)
        return '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runOf */ .ng)(workspace, view.context) || 'the run';
    const which = view.workspaces.length > 1 ? `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name, 60)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(destroyed)}. ` : '';
    return `- ${which}Which ones could not be read: see ${run}.`;
}
function doubtLine(workspace, view) {
    const { name, changes } = workspace;
    if (changes?.doubt === undefined)
        return '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runOf */ .ng)(workspace, view.context);
    return `> ⚠️ ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name, 60)}: ${MAYBE} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(changes.doubt)} See ${run || 'the run'}.`;
}
function changeLine(group, view, depth) {
    const [change] = group;
    const { address, action, location } = change;
    const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .fileAndLine */ .CP)(change);
    const url = location && (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .permalink */ .eL)(location, view.context);
    const where = fileLine && (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(fileLine), url, (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .originsOf */ .TZ)(view.context));
    const names = inWorkspacesWords(group, view, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(name, 60));
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(' ', where, (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(address, 200), names);
    const code = (text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(text, 200);
    const inside = depth === 'none' ? '' : (0,_insides_js__WEBPACK_IMPORTED_MODULE_1__/* .nameWords */ .Lo)(change, code);
    const values = depth === 'values' ? (0,_insides_js__WEBPACK_IMPORTED_MODULE_1__/* .valueLines */ .Hd)(change, code) : [];
    // What forces a replacement is named once.
    const shown = inside === '' ? change : { ...change, attributes: [] };
    const why = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)('; ', changeReason(shown, code), values.length > 0 ? '' : inside);
    const line = `- **${SIGNS[action]}** ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(': ', what, why)}`;
    return [line, ...values.map((value) => `  - ${value}`)].join('\n');
}
/** The workspaces of a change, if the report has several workspaces. */
function inWorkspacesWords(group, view, mark) {
    const names = [...new Set(group.map(({ workspace }) => workspace))];
    return view.workspaces.length > 1 ? `in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(names, 2, mark)}` : '';
}
/**
 * The reason for a change and its special features; empty if there are none. Hostile until escaped.
 */
function changeReason(change, mark) {
    const { action, previousAddress, imported, deposed, reason = '', attributes } = change;
    const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
    const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(attributes, 4, mark);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(', ', deposed ? 'what an earlier replacement left behind' : '', previousAddress === undefined ? '' : `moved from ${mark((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(previousAddress, 200))}`, imported ? 'imported' : '', action === 'forget' ? 'stays, but is no longer managed' : '', (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)(' ', isKnown ? REASONS[reason] : '', names && `(${names})`));
}
function moreOf(number, { workspaces, context }) {
    const runs = workspaces.flatMap((each) => (each.changes ? (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runOf */ .ng)(each, context) || [] : []));
    return `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(number)} more: see ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(runs, 3) || 'the run'}.`;
}
function sum(items, figure) {
    return items.reduce((total, item) => total + figure(item), 0);
}
//# sourceMappingURL=changes.js.map

/***/ }),

/***/ 2650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d3: () => (/* binding */ renderCheck),
  wQ: () => (/* binding */ renderComment),
  Br: () => (/* binding */ renderSummary),
  z4: () => (/* binding */ toSection)
});

// UNUSED EXPORTS: SUMMARY_BUDGET_BYTES

// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __nccwpck_require__(445);
// EXTERNAL MODULE: ./build/src/report/counts.js
var counts = __nccwpck_require__(2886);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __nccwpck_require__(7511);
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __nccwpck_require__(5636);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __nccwpck_require__(7713);
// EXTERNAL MODULE: ./build/src/report/room.js
var report_room = __nccwpck_require__(9685);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __nccwpck_require__(4913);
// EXTERNAL MODULE: ./build/src/report/spots.js
var report_spots = __nccwpck_require__(2533);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __nccwpck_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/finding-list.js
/** Findings as Markdown: a list with one line per resource, and the rest folded. */








/** The length of a message on the line of a resource. */
const WHY_LIMIT = 240;
/** How many resources of one finding are shown, outside and inside of a fold. */
const VISIBLE = 5;
const FOLDED = 100;
/** Findings that keep the gate closed, most severe first; only their names if they do not fit. */
function mustFix(view, room) {
    const findings = (0,report_findings/* mustFixFindings */.Tj)(view);
    const mayPass = (each) => !view.green && each.severity === 'needs-override';
    const fixed = findings.filter((each) => !mayPass(each));
    const passable = findings.filter(mayPass);
    const guarded = passable.filter(({ guard }) => guard === true);
    const isUndecided = fixed.every(({ kind }) => kind === 'undecided');
    const title = isUndecided ? 'Undecided: Plangate could not verify them' : 'Must be fixed';
    const share = passable.length / Math.max(1, findings.length);
    const kept = room.part(1 - share / 2);
    const first = section(view.green ? 'Failed, but not enforced' : title, fixed, view, kept);
    const either = 'Must be fixed, or overridden by those who manage policy overrides';
    const ofService = passable.filter(({ guard }) => guard !== true);
    const second = section(either, ofService, view, guarded.length > 0 ? room.part(0.5) : room);
    const third = section('Guarded: needs approval by a comment', guarded, view, room);
    return {
        text: (0,report_text/* joined */.oR)('\n\n', first.text, second.text, third.text),
        missing: first.missing + second.missing + third.missing,
    };
}
function section(words, findings, view, room) {
    const title = `**${words}**`;
    if (findings.length === 0)
        return { text: '', missing: 0 };
    if (!room.take(title))
        return { text: names(findings, room), missing: findings.length };
    const render = (finding) => itemOf(finding, view, VISIBLE, '**');
    // A third of the room is kept for the names of findings that do not fit, unless all fit.
    const items = (0,report_room/* takeAll */.h0)(room.part(0.7), findings, render);
    const left = findings.slice(items.length);
    const all = (0,report_room/* takeAll */.h0)(room.trial(), left, render);
    if (all.length === left.length)
        items.push(...all.filter((item) => room.take(item)));
    const shown = new Set(findings.slice(0, items.length).map(({ policy }) => policy));
    const others = findings.slice(items.length).filter(({ policy }) => !shown.has(policy));
    const rest = others.length > 0 ? names(others, room) : '';
    const text = (0,report_text/* joined */.oR)('\n\n', title, items.join('\n'), rest);
    return { text, missing: findings.length - items.length };
}
/** As many names as fit and the number of others; only the number if no name fits. */
function names(findings, room) {
    const different = (0,counts/* byPolicy */.os)(findings).map(([{ policy }]) => policy);
    const more = (number) => `${(0,report_text/* policies */.R3)(number)} more, named in the summary`;
    if (!room.take(`Also failed: and ${more(different.length)}.`))
        return '';
    const shown = (0,report_room/* takeAll */.h0)(room, different, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 80));
    const missing = different.length - shown.length;
    const rest = missing > 0 ? more(missing) : '';
    return `Also failed: ${(0,report_text/* joined */.oR)(' and ', shown.join(', '), rest)}.`;
}
/** Findings that do not close the gate, folded. */
function foldedList(title, findings, view, room) {
    return (0,report_room/* fold */.AU)(room, { title }, findings, (finding) => itemOf(finding, view, FOLDED));
}
/** `strong` is put around the policy's name, for findings that must be fixed. */
function itemOf(finding, view, most, strong = '') {
    const spots = (0,report_spots/* spotsOf */.PC)(finding);
    const rest = spots.length - most;
    const general = (0,escape_markdown/* prose */.CS)((0,report_spots/* generalMessage */.Ig)(finding), WHY_LIMIT, view.context.linkOrigins);
    const head = (0,report_text/* joined */.oR)(' · ', `- ${strong}${(0,escape_markdown/* codeSpan */.SS)(finding.policy, 120)}${strong}`, ...about(finding, view, strong !== ''));
    return (0,report_text/* joined */.oR)('\n', general === '' ? head : `${head}: ${general}`, ...spots.slice(0, most).map((spot) => `  - ${lineOf(spot, finding, view)}`), rest > 0 ? `  - and ${(0,report_text/* grouped */.zD)(rest)} more` : '');
}
/** What the policy is for, where it comes from and where it fails, with markup. */
function about(finding, view, closing) {
    const { kind, policySet, status, level, description = '', message } = finding;
    const isSaid = status === 'failed' || kind === 'diagnostic';
    return [
        description === message ? '' : (0,escape_markdown/* prose */.CS)(description, 160),
        policySet === '' ? '' : (0,escape_markdown/* codeSpan */.SS)(policySet, 80),
        kind === 'run-task' ? 'run task' : kind === 'diagnostic' ? 'plan error' : '',
        level === 'advisory' && closing ? 'advisory' : '',
        level === 'unknown' && kind !== 'diagnostic' ? 'unknown level' : '',
        status === 'overridden' ? (0,report_words/* overriddenWords */.Sn)(finding, MARKS) : isSaid ? '' : report_words/* STATUS_WORDS */.ly[status],
        view.workspaces.length > 1 ? workspaceWords(finding, view) : '',
        (0,report_words/* baselineWords */.v8)(finding, view.context, escape_markdown/* codeSpan */.SS),
        finding.age === 'new' ? '🆕' : '',
        finding.helpUrl ? (0,escape_markdown/* link */.nf)('how to fix', finding.helpUrl, [finding.helpUrl]) : '',
    ];
}
const MARKS = {
    name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60),
    text: (text) => (0,escape_markdown/* prose */.CS)(text, WHY_LIMIT),
};
function workspaceWords({ workspaces: names }, view) {
    const all = view.workspaces.length;
    if (names.length === all && all > 2)
        return `all ${(0,report_text/* workspaces */.dh)(all)}`;
    return (0,report_text/* firstOf */.Ku)(names, 4, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60), report_text/* workspaces */.dh);
}
/**
 * Place, message and reason of a resource, never empty. The workspaces are added only if they are
 * not all of the finding's workspaces.
 */
function lineOf(spot, finding, view) {
    const [address, message] = (0,report_spots/* subjectAndMessage */.$u)(spot, WHY_LIMIT);
    const fileLine = (0,report_words/* fileAndLine */.CP)(spot);
    const isNew = spot.age === 'new' && finding.age !== 'new';
    const isElsewhere = spot.workspaces.length < finding.workspaces.length;
    const isNameless = spot.address === undefined && finding.kind === 'policy';
    return (0,report_text/* joined */.oR)(' · ', (0,report_text/* joined */.oR)(' ', fileLine && (0,escape_markdown/* link */.nf)((0,escape_markdown/* codeSpan */.SS)(fileLine), spot.permalink, (0,links/* originsOf */.TZ)(view.context)), (0,report_text/* joined */.oR)(': ', address && (0,escape_markdown/* codeSpan */.SS)(address, 200), (0,escape_markdown/* prose */.CS)(message, WHY_LIMIT, view.context.linkOrigins)) || (fileLine ? '' : '–')), isNameless ? 'names no resource' : '', isElsewhere ? workspaceWords(spot, view) : '', (0,report_words/* baselineWords */.v8)((0,report_spots/* ownBaseline */.SU)(spot, finding), view.context, escape_markdown/* codeSpan */.SS), isNew ? '🆕' : '');
}
/** One fold per policy with more text than its list shows; `missing` counts findings. */
function messageDetails(findings, view, room, messageLimit) {
    const long = findings.filter((each) => (0,report_spots/* spotsOf */.PC)(each).length > VISIBLE || unlistedText(each) !== '');
    const groups = (0,report_text/* groupBy */.$z)(long, (each) => [each.kind, each.policySet, each.policy]);
    const folds = (0,report_room/* takeAll */.h0)(room, groups, (group) => messageFold(group, view, messageLimit));
    return { text: folds.join('\n\n'), missing: groups.slice(folds.length).flat().length };
}
/** The output of the policies, as far as the list does not show it in full. */
function unlistedText(finding) {
    const { message } = finding;
    const isCut = message.length > WHY_LIMIT || /[\r\n]/.test(message);
    const printed = (0,report_spots/* unsaid */.DY)(finding, WHY_LIMIT);
    const isPrinted = printed.some((line) => line.includes(message));
    return (0,report_text/* joined */.oR)('\n', isCut && !isPrinted ? message : '', ...printed);
}
/** How many findings of one policy are written in full; the others are in the list only. */
const WRITTEN_OUT = 10;
function messageFold(group, view, limit) {
    const [{ policy }] = group;
    const shown = group.slice(0, WRITTEN_OUT);
    const rest = group.length - shown.length;
    const more = group.reduce((sum, each) => sum + (0,report_spots/* spotsOf */.PC)(each).slice(VISIBLE).length, 0);
    const what = (0,report_text/* joined */.oR)(' and ', more > 0 ? (0,report_text/* count */.U9)(more, 'more resource') : '', group.some((each) => unlistedText(each) !== '') ? 'what it printed' : '');
    return (0,report_text/* joined */.oR)('\n\n', `<details><summary>${(0,escape_markdown/* htmlCode */.h8)(policy, 120)}: ${what}</summary>`, ...shown.map((finding) => moreOf(finding, view, Math.floor(limit / shown.length), group)), rest > 0 ? `… and ${(0,report_text/* grouped */.zD)(rest)} more of the same policy.` : '', '</details>');
}
/** The resources without a line in the list, then the text. */
function moreOf(finding, view, limit, { length: alike }) {
    const spots = (0,report_spots/* spotsOf */.PC)(finding).slice(VISIBLE);
    // Half of a line is the URL of its link.
    const room = (0,report_room/* createRoom */.ab)(limit * 2, (line) => line.length);
    const lines = (0,report_room/* takeAll */.h0)(room, spots, (spot) => `- ${lineOf(spot, finding, view)}`);
    const rest = spots.length - lines.length;
    if (rest > 0)
        lines.push(`- … and ${(0,report_text/* grouped */.zD)(rest)} more`);
    const text = unlistedText(finding);
    const cut = text.length > limit ? `\n… ${(0,report_text/* grouped */.zD)(text.length - limit)} more characters` : '';
    // Markdown has no links inside a fence.
    const links = (0,escape_markdown/* linksIn */.Lf)((0,escape_markdown/* clip */.$Q)(text, limit), view.context.linkOrigins).slice(0, 5).join(', ');
    return (0,report_text/* joined */.oR)('\n\n', alike > 1 && view.workspaces.length > 1 ? `In ${workspaceWords(finding, view)}:` : '', lines.join('\n'), text === '' ? '' : (0,escape_markdown/* fence */.EU)((0,escape_markdown/* clip */.$Q)(text, limit) + cut), links);
}
//# sourceMappingURL=finding-list.js.map
// EXTERNAL MODULE: ./build/src/report/help.js
var report_help = __nccwpck_require__(1805);
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __nccwpck_require__(2189);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __nccwpck_require__(3538);
;// CONCATENATED MODULE: ./build/src/report/workspace-table.js
/** Tables of the workspaces (verdict, plan, policies) and of all policy results. */








const HEAD = '| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|';
/** With more rows than this, what must be fixed would not be on the first screen. */
const VISIBLE_ROWS = 10;
/**
 * `visible` begins with workspaces that are not green and has one row for many others; `folded`
 * lists those others one by one.
 */
function workspaceTables(view, room) {
    const sorted = [...view.workspaces].sort(byVerdict);
    const closed = sorted.filter(({ verdict }) => !(0,model_verdict/* isGreen */.gf)(verdict));
    const open = sorted.length <= VISIBLE_ROWS ? sorted : closed.slice(0, VISIBLE_ROWS);
    const rest = sorted.slice(open.length);
    if (sorted.length === 0 || !room.take(HEAD))
        return { visible: '', folded: '', missing: sorted.length };
    const rollUp = rest.length > 0 && room.reserve(300) ? [rollUpRow(rest, view)] : [];
    const toRow = (workspace) => row(workspace, view);
    const rows = (0,report_room/* takeAll */.h0)(room, open, toRow);
    const isWhole = rows.length === open.length;
    const title = `${(0,report_text/* workspaces */.dh)(rest.length)} one by one`;
    const folded = isWhole ? (0,report_room/* fold */.AU)(room, { title, head: HEAD }, rest, toRow) : undefined;
    return {
        visible: [HEAD, ...rows, ...rollUp].join('\n'),
        folded: folded && folded.missing < rest.length ? folded.text : '',
        missing: open.length - rows.length,
    };
}
function row(workspace, view) {
    const { verdict } = workspace;
    const none = (0,model_verdict/* isGreen */.gf)(verdict) ? 'no policies' : report_words/* VERDICT */.y3[verdict].words;
    const cells = [
        (0,report_words/* icon */.Kk)(verdict, (0,model_verdict/* isGreen */.gf)(verdict, view.context.failOn)),
        (0,escape_markdown/* codeSpan */.SS)(workspace.name, 90),
        planCell(workspace),
        countsCell([workspace], view) || none,
        (0,links/* runOf */.ng)(workspace, view.context) || '–',
    ];
    return `| ${cells.join(' | ')} |`;
}
function rollUpRow(rest, view) {
    const verdicts = [...new Set(rest.map(({ verdict }) => verdict))];
    const signs = verdicts.map((verdict) => (0,report_words/* icon */.Kk)(verdict, (0,model_verdict/* isGreen */.gf)(verdict)));
    const each = verdicts.map((verdict) => {
        const number = rest.filter((workspace) => workspace.verdict === verdict).length;
        return `${(0,report_text/* grouped */.zD)(number)} ${report_words/* VERDICT */.y3[verdict].words}`;
    });
    const [only] = verdicts.length === 1 ? verdicts : [];
    const words = only === undefined ? `: ${each.join(', ')}` : ` ${report_words/* VERDICT */.y3[only].words}`;
    const counts = countsCell(rest, view) || 'no policies';
    return `| ${signs[0]} | ${(0,report_text/* workspaces */.dh)(rest.length)}${words} | | ${counts} | |`;
}
function countsCell(of, view) {
    return (0,counts/* workspaceWords */.FF)(of, view, (words) => `**${words}**`);
}
function planCell(workspace) {
    return (0,report_text/* joined */.oR)('<br>', (0,changes/* planWords */.DO)(workspace, (text) => `**${text}**`), costWords(workspace.cost?.deltaMonthly));
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return `${value > 0 ? '+' : '−'}${Math.abs(value).toFixed(2)} USD a month`;
}
function byVerdict(one, other) {
    const worse = model_verdict/* VERDICTS */.bk.indexOf(other.verdict) - model_verdict/* VERDICTS */.bk.indexOf(one.verdict);
    return worse || (0,report_text/* byCodeUnit */.X)(one.name, other.name);
}
/** Every policy once, with all its results, passed ones too, folded: for the job summary. */
function resultsFold(view, room) {
    const rank = (results) => results.every(({ status }) => status === 'passed') ? 1 : 0;
    const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
    const rows = (0,counts/* byPolicy */.os)(view.results).sort((one, other) => rank(one) - rank(other) || (0,report_text/* byCodeUnit */.X)(name(one[0]), name(other[0])));
    const head = '| Policy | Level | Result | Workspaces |\n|---|---|---|---|';
    const title = `All ${(0,report_text/* policies */.R3)(rows.length)}`;
    return (0,report_room/* fold */.AU)(room, { title, head }, rows, policyRow);
}
/** One line in each cell for every level and status of this policy, passed ones last. */
function policyRow(results) {
    const [{ policySet, policy }] = results;
    const set = policySet === '' ? '' : `<br><sub>${(0,escape_markdown/* codeSpan */.SS)(policySet, 80)}</sub>`;
    const alike = (0,report_text/* groupBy */.$z)(results, ({ level, status, word }) => [
        level,
        status,
        status === 'unknown' && word,
    ]);
    const passedLast = ([{ status }]) => status === 'passed' ? 1 : 0;
    alike.sort((one, other) => passedLast(one) - passedLast(other));
    const lines = (say) => alike.map(say).join('<br>');
    const cells = [
        `${(0,escape_markdown/* codeSpan */.SS)(policy, 120)}${set}`,
        lines(([{ level }]) => (0,report_words/* levelWords */.s2)(level)),
        lines(([{ status, word = '' }]) => status === 'unknown' ? `unknown ${(0,escape_markdown/* codeSpan */.SS)(word, 40)}` : status),
        lines(workspacesCell),
    ];
    return `| ${cells.join(' | ')} |`;
}
function workspacesCell(group) {
    const all = [...new Set(group.map(({ workspace }) => workspace))];
    const names = all.slice(0, 3).map((each) => (0,escape_markdown/* codeSpan */.SS)(each, 60));
    const rest = all.length - names.length;
    return (0,report_text/* list */.p_)(rest > 0 ? [...names, `${(0,report_text/* grouped */.zD)(rest)} more`] : names);
}
//# sourceMappingURL=workspace-table.js.map
;// CONCATENATED MODULE: ./build/src/report/body.js
/**
 * Everything below the headline, within a budget. The most important blocks get room first, and the
 * order of reading is another one. A last sentence names what did not fit.
 */












/** Everything below the headline, as Markdown within the budget. */
function renderBody(view, options) {
    const room = (0,report_room/* createRoom */.ab)(options.budget, options.measure);
    const footer = room.keep((0,links/* footerOf */.V$)(view.context));
    const runOptions = room.part(0.3).keep(optionsLine(view));
    // Needed for the sentence about what was left out.
    const canSay = room.reserve(300 + options.measure(options.elsewhere));
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const fix = mustFix(view, room.part(0.75));
    const reasons = reasonLines(view, room.part(0.5));
    const [inSight, folded] = options.results ? [1_000, 5_000] : [50, 200];
    const destroyed = (0,changes/* destructionBlock */.Ok)(view, room.part(0.5), inSight);
    const leftovers = leftoverLines(view, room);
    const tables = workspaceTables(view, room.part(0.8));
    const steps = room.part(0.5).keep(nextLines(view));
    const details = messageDetails(must, view, room.part(0.8), options.messageLimit);
    const advisory = otherFindings(view, room, false);
    const notes = otherFindings(view, room, true);
    const notices = noticesFold(view, room);
    const changed = (0,changes/* changesFold */.b$)(view, room.part(0.7), folded);
    const results = options.results ? resultsFold(view, room) : { text: '', missing: 0 };
    const unaffected = room.keep(unaffectedLine(view));
    const { resolved } = view;
    const gone = resolved > 0 ? `✅ ${(0,report_text/* grouped */.zD)(resolved)} resolved since the last push.` : '';
    const left = [
        [fix.missing, 'finding not listed', 'findings not listed'],
        [details.missing, 'long message'],
        [advisory.missing, 'advisory failure'],
        [notes.missing + notices.missing, 'note'],
        [destroyed.missing + changed.missing, 'change'],
        [tables.missing, 'workspace'],
        [results.missing, 'policy', 'policies'],
    ];
    const leftOut = left.flatMap(([number, one, many]) => number > 0 ? (0,report_text/* count */.U9)(number, one, many) : []);
    return (0,report_text/* joined */.oR)('\n\n', runOptions, tables.visible, leftovers, reasons, fix.text, steps, destroyed.text, details.text, changed.text, advisory.text, notes.text, tables.folded, notices.text, results.text, unaffected, room.keep(gone), leftOut.length > 0 && canSay
        ? `Omitted for length: ${leftOut.join(', ')}. All of it is in ${options.elsewhere}.`
        : '', footer);
}
/** Findings that do not close the gate: overridden failures and notes, or all others. */
function otherFindings(view, room, notes) {
    const must = (0,report_findings/* mustFixFindings */.Tj)(view);
    const findings = view.findings.filter((each) => !must.includes(each) && (each.severity === 'notes') === notes);
    const title = notes
        ? `☑️ ${(0,counts/* failureWords */.AC)(findings, 'overridden failure or note', 'overridden failures and notes')}`
        : `⚠️ ${(0,counts/* failureWords */.AC)(findings, 'advisory failure')}`;
    return foldedList(title, findings, view, room);
}
/** Notices, each with the workspaces that it is about. */
function noticesFold(view, room) {
    const all = view.workspaces.flatMap(({ name, notices }) => notices.map((notice) => ({ name, notice })));
    const groups = (0,report_text/* groupBy */.$z)(all, ({ notice }) => notice);
    const title = `ℹ️ ${(0,report_text/* count */.U9)(groups.length, 'notice')}`;
    return (0,report_room/* fold */.AU)(room, { title }, groups, (group) => {
        return `- ${firstName(group)}: ${(0,escape_markdown/* prose */.CS)(group[0].notice, 400)}`;
    });
}
function firstName(workspaces) {
    const names = workspaces.map(({ name }) => name);
    return (0,report_text/* firstOf */.Ku)(names, 1, (name) => (0,escape_markdown/* codeSpan */.SS)(name, 60));
}
/** The run options, if the plan was not made of the configuration alone. */
function optionsLine({ context: { runOptions = [] } }) {
    if (runOptions.length === 0)
        return '';
    const shown = (0,report_text/* firstOf */.Ku)(runOptions, 10, (option) => (0,escape_markdown/* codeSpan */.SS)(option, 200));
    return `⚙️ Planned with ${shown}. Without, the verdict may be another one.`;
}
function unaffectedLine({ unaffected }) {
    if (unaffected.length === 0)
        return '';
    const names = unaffected.slice(0, 10).map((name) => (0,escape_markdown/* codeSpan */.SS)(name, 90));
    const more = unaffected.length > 10 ? ` and ${(0,report_text/* grouped */.zD)(unaffected.length - 10)} more` : '';
    return `Not affected by this change, and not planned: ${names.join(', ')}${more}.`;
}
/** The reasons that no finding says: of failed, undecided and canceled runs. */
function reasonLines(view, room) {
    const unexplained = view.workspaces.filter((each) => (0,report_findings/* needsReason */.iB)(each, view));
    const groups = (0,report_text/* groupBy */.$z)(unexplained, ({ reasons }) => reasons.slice(0, 3));
    const lines = (0,report_room/* takeAll */.h0)(room, groups, reasonLine);
    const missing = groups.length - lines.length;
    if (missing > 0 && lines.length > 0)
        lines.push(`- … and ${(0,report_text/* count */.U9)(missing, 'other reason')}.`);
    return lines.join('\n');
}
function reasonLine(alike) {
    const [{ verdict, reasons }] = alike;
    const shown = reasons.slice(0, 3);
    const why = shown.map((reason) => (0,escape_markdown/* prose */.CS)(reason, 500));
    const [url = ''] = shown.flatMap((reason) => (0,report_help/* helpFor */.VY)(reason) ?? []);
    const help = url && (0,escape_markdown/* link */.nf)('What to do', url, [url]);
    return (0,report_text/* joined */.oR)(' ', `- ${(0,report_words/* icon */.Kk)(verdict, false)} ${firstName(alike)}:`, ...why, help);
}
/** Runs that should have ended and have not: a person has to end them. */
function leftoverLines(view, room) {
    const all = view.workspaces.flatMap(({ leftover }) => leftover ?? []);
    return (0,report_room/* takeAll */.h0)(room, all, (leftover) => `> ⚠️ ${(0,escape_markdown/* prose */.CS)(leftover, 900)}`).join('\n>\n');
}
/** The next steps; empty if no workspace is concerned, because then the reasons contain them. */
function nextLines(view) {
    if (view.workspaces.length === 0)
        return view.nextSteps.map((each) => (0,escape_markdown/* prose */.CS)(each)).join('\n');
    const code = (text) => (0,escape_markdown/* codeSpan */.SS)(text, 700);
    const [first, ...others] = (0,next_steps/* stepsOf */.B)(view, {
        name: (text) => (0,escape_markdown/* codeSpan */.SS)(text, 60),
        code,
        link: (text, href) => (0,escape_markdown/* link */.nf)(text, href, [href]),
    });
    if (first === undefined)
        return '';
    if (others.length === 0)
        return `**What to do next:** ${first}`;
    return `**What to do next**\n\n${[first, ...others].map((each) => `- ${each}`).join('\n')}`;
}
//# sourceMappingURL=body.js.map
// EXTERNAL MODULE: ./build/src/report/own-words.js
var own_words = __nccwpck_require__(1320);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/src/report/sections.js
var sections = __nccwpck_require__(6286);
;// CONCATENATED MODULE: ./build/src/report/comment.js
/**
 * The report as Markdown: the comment (verdict first, marker last), the check run, the job summary.
 */









/** The whole comment of a job that shares it with no other job; `budget` in UTF-16 units. */
function renderComment(view, budget) {
    return (0,sections/* mergeSections */.X0)(undefined, toSection(view), budget);
}
/** This job's section of a comment that several jobs may share. */
function toSection(view) {
    return {
        title: (0,report_text/* list */.p_)((0,marker/* namesOf */.eZ)(view), 3, (name) => (0,escape_markdown/* cleanLine */.Ow)(name, 60)),
        url: view.context.job?.url,
        state: stateOf(view),
        job: view.context.jobId,
        key: view.key,
        origins: (0,links/* originsOf */.TZ)(view.context),
        words: (0,own_words/* ownWordsOf */.N)(view.context),
        render: (budget) => renderText(view, budget, Math.min(4_000, Math.floor(budget / 8))),
    };
}
/** GitHub takes 65,535 bytes. */
const CHECK_BUDGET = 60_000;
/** What a check run shows above its annotations; `summary` is markdown, `budget` bytes of UTF-8. */
function renderCheck(view, budget = CHECK_BUDGET) {
    const title = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
    return { title: (0,escape_markdown/* clip */.$Q)(title, 250), summary: renderText(view, budget, 4_000, bytesOf) };
}
const bytesOf = (text) => Buffer.byteLength(text);
function renderText(view, budget, messageLimit, measure = (text) => text.length) {
    const elsewhere = (0,links/* summaryOf */.YG)(view.context);
    return renderBody(view, { budget, measure, elsewhere, messageLimit, results: false });
}
/** The runner drops a larger summary as a whole: its limit is 1,048,576 bytes. */
const SUMMARY_BUDGET_BYTES = 1_000_000;
/** `budgetBytes` of UTF-8: the limit minus what the step has already written. */
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const heading = `### ${(0,report_words/* icon */.Kk)(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
    const room = budgetBytes - bytesOf(heading) - 1;
    if (room < 0)
        return '';
    const body = renderBody(view, {
        budget: room,
        measure: bytesOf,
        elsewhere: 'the report file (output `report-json`)',
        messageLimit: 20_000,
        results: true,
    });
    return `${heading}${body}\n`;
}
function stateOf(view) {
    const { job, commit, startedAt } = view.context;
    const seconds = Math.floor(Date.parse(startedAt) / 1000);
    const prints = view.findings.map(({ fingerprint }) => fingerprint);
    const parts = view.findings.flatMap((finding) => finding.resources.map((resource) => (0,report_findings/* resourcePrint */.KE)(finding, resource)));
    const durations = view.workspaces.flatMap(({ name, durationMs }) => durationMs === undefined ? [] : [[name, durationMs]]);
    // The run id stays in the marker after an override, so that the job's next attempt finds the run.
    const runs = view.workspaces
        .filter(({ verdict }) => verdict === 'needs-override' || verdict === 'overridden')
        .flatMap(({ name, runId }) => (runId === undefined ? [] : [[name, runId]]));
    return {
        id: (0,marker/* sectionId */.F2)(view),
        runId: job?.runId ?? 0,
        attempt: job?.attempt ?? 0,
        headSha: commit?.sha ?? '',
        startedAt: Number.isFinite(seconds) && seconds > 0 ? seconds : 0,
        digest: digestOf(view),
        tally: (0,report_findings/* tallyOf */.sv)(view),
        fingerprints: [...new Set(prints)].slice(0, 200),
        resources: parts.length > 0 ? [...new Set(parts)] : undefined,
        durations: Object.fromEntries(durations),
        runs: Object.fromEntries(runs),
    };
}
/** A digest of the content, without the time and the run that it comes from. */
function digestOf(view) {
    const { runOptions = [] } = view.context;
    const content = [view.headline, ...runOptions];
    for (const { name, verdict, reasons, plan, changes } of view.workspaces)
        content.push(JSON.stringify([name, verdict, reasons, plan, changes]));
    for (const { fingerprint, status, severity, message, workspaces, age, baseline, resources, } of view.findings) {
        const each = resources.map((one) => [one.fingerprint, one.age, one.workspaces]);
        content.push(JSON.stringify([fingerprint, status, severity, message, workspaces, age, each]));
        content.push(baseline ?? '', ...resources.map((one) => one.baseline ?? ''));
    }
    return (0,marker/* hash */.tW)(content.join(''));
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 2886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   FF: () => (/* binding */ workspaceWords),
/* harmony export */   kC: () => (/* binding */ countPolicies),
/* harmony export */   os: () => (/* binding */ byPolicy),
/* harmony export */   s4: () => (/* binding */ policyKey)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4913);
/**
 * How a report counts: a policy counts once, however many workspaces have a result of it. Every
 * surface counts with this file, so that the headline, the tables and their rows agree.
 */

/** What one policy is in a report: its set and its name. */
function policyKey({ policySet, policy }) {
    return [policySet, policy];
}
/** The items of each policy together, in the order of the first of each. */
function byPolicy(items) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(items, policyKey);
}
/** How many different policies these items are about. */
function countPolicies(items) {
    return byPolicy(items).length;
}
/** `3 advisory failures`, and of how many policies they are where one policy has several. */
function failureWords(findings, one, many = `${one}s`) {
    const different = countPolicies(findings);
    const of = findings.length === different ? '' : ` of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(different, 'policy', 'policies')}`;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(findings.length, one, many)}${of}`;
}
const COUNT_WORDS = [
    ['mandatoryFailed', 'mandatory failed', true],
    ['errored', 'errored', true],
    ['undecided', 'undecided', true],
    ['advisoryFailed', 'advisory failed', false],
    ['overridden', 'overridden', false],
    ['passed', 'passed', false],
];
/**
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of some workspaces, added up.
 * Where a policy has several of them, it also says of how many policies they are. Empty without
 * any result.
 *
 * @param strong emphasises failures
 */
function workspaceWords(of, { results }, strong = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B) {
    const sum = (figure) => of.reduce((total, { counts }) => total + counts[figure], 0);
    const parts = COUNT_WORDS.map(([figure, words, isStrong]) => {
        const number = sum(figure);
        const part = number > 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(number)} ${words}` : '';
        return isStrong && part !== '' ? strong(part) : part;
    });
    const all = COUNT_WORDS.reduce((total, [figure]) => total + sum(figure), 0);
    const different = differentIn(of, results);
    const ofPolicies = different === all ? '' : ` (of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .policies */ .R3)(different)})`;
    return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(', ', ...parts)}${ofPolicies}`;
}
function differentIn(of, results) {
    const [only] = of.length === 1 ? of : [];
    if (only !== undefined)
        return only.policies;
    const names = new Set(of.map(({ name }) => name));
    return countPolicies(results.filter(({ workspace }) => names.has(workspace)));
}
//# sourceMappingURL=counts.js.map

/***/ }),

/***/ 7511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   JK: () => (/* binding */ escapeEntities),
/* harmony export */   Lf: () => (/* binding */ linksIn),
/* harmony export */   Ow: () => (/* binding */ cleanLine),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   X5: () => (/* binding */ cleanText),
/* harmony export */   h8: () => (/* binding */ htmlCode),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   v7: () => (/* binding */ safeHref)
/* harmony export */ });
/**
 * Foreign text in markdown. Everything that came from a service or a pull request goes through one
 * of these, so that it is shown and never acts: no mention, reference, HTML, image, link, marker.
 *
 * The rule is the same everywhere: what could act is shown as code. GitHub, GitLab, Azure DevOps
 * and Bitbucket expand nothing inside code, whereas escapes are undone before mentions are looked for.
 */
/** The longest inline value that is shown; names on the services are shorter. */
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = 
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
/** Everything that shows nothing or reorders what is shown, except what joins letters and emoji. */
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
/**
 * Text without terminal sequences, control and reordering characters; lines end with `\n` only.
 * Half a surrogate pair becomes U+FFFD.
 */
function cleanText(text) {
    return text
        .replace(TERMINAL_SEQUENCES, '')
        .replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
        .replace(/\p{Cs}/gu, '\ufffd')
        .replace(INVISIBLE, '');
}
/** The same on one line: any run of white space is one space. */
function cleanLine(text, limit = INLINE_LIMIT) {
    const cleaned = cleanText(clipUnits(text, limit * 4));
    return clip(cleaned.replace(/\s+/g, ' ').trim(), limit);
}
/** At most `limit` UTF-16 units, no half character at the end, and an ellipsis when something went. */
function clip(text, limit) {
    return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
/** A value on one line as code; fit for a table cell. An empty one becomes a dash. */
function codeSpan(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : spanOf(line);
}
function spanOf(line) {
    const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (runs.has(length))
        length += 1;
    const ticks = '`'.repeat(length);
    const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`;
}
/**
 * Breaks text that looks like one of this program's markers, so that a search finds only real ones.
 */
function breakMarkers(text) {
    return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}
/**
 * A table splits its cells before anything else is read. A backslash before the pipe reads
 * differently from parser to parser, so that one gets a space between.
 */
function escapePipes(line) {
    return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}
/**
 * A sentence on one line, for a table cell or the start of a list item. Text between backticks becomes
 * code, and so do words that could act as Markdown; of a text in quotes the whole becomes code.
 * Addresses at one of `origins` are links.
 */
function prose(text, limit = 600, origins = []) {
    const parts = [];
    let code = [];
    const flush = (after = '') => {
        if (code.length === 0)
            return;
        const words = code.join(' ');
        // Cut, an address would lead elsewhere.
        parts.push((after.includes('…') ? spanOf(words) : linkedCode(words, origins)) + after);
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
            const apart = marked || before !== '' || isAddress(word);
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
    return parts.join(' ');
}
function linkedCode(words, origins) {
    return link(spanOf(words), words, origins);
}
/** The addresses in a text that are at one of `origins`, as links. */
function linksIn(text, origins = []) {
    const words = cleanText(text).split(/\s+/).map(splitWord);
    const whole = words.filter(({ word, after }) => isAddress(word) && !after.includes('…'));
    const links = whole.filter(({ word }) => safeHref(word, origins) !== undefined);
    return [...new Set(links.map(({ word }) => linkedCode(word, origins)))];
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
    const [, before = '', inner = '', stops = ''] = /^(\(?)(.+?)([.,;:!?…]*)$/u.exec(text) ?? [];
    const closes = inner.length > 1 && inner.endsWith(')') && !inner.includes('(');
    const word = closes ? inner.slice(0, -1) : inner;
    return { word, before, after: closes ? `)${stops}` : stops, marked: false };
}
function isAddress(word) {
    return word.startsWith('https://');
}
/** Alone these start a list or underline a heading, but only at the start of a line. */
function isSign(word) {
    return word === '=' || word === '+' || word === '-';
}
/** Letters of any script, digits, and punctuation that means nothing to markdown inside a word. */
const PLAIN = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain(word) {
    return (PLAIN.test(word) &&
        /[\p{L}\p{N}–—…·]/u.test(word) &&
        // Addresses, schemes and emoji codes: a colon is plain at the end of a word only.
        !/:./u.test(word) &&
        !/www\./iu.test(word) &&
        // What refers to an issue or a commit.
        !/[A-Z]-\d/iu.test(word) &&
        !word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part)));
}
/** Several lines as a fenced block, the fence longer than any run of backticks inside. */
function fence(text) {
    const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ''));
    const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
    const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
    return `${ticks}text\n${body}\n${ticks}`;
}
/** A value on one line as code where HTML is written: inside `<summary>`. */
function htmlCode(text, limit = INLINE_LIMIT) {
    const line = cleanLine(text, limit);
    return line === '' ? '–' : `<code>${escapeEntities(line, /[&<>"']/g)}</code>`;
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** In HTML and XML: each of `signs` as what names it there. */
function escapeEntities(text, signs) {
    return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
/**
 * A link, or its text alone when the address is not at one of `origins`. `text` is markdown
 * already: made by one of the functions above, or words of our own.
 */
function link(text, url, origins) {
    const href = url === undefined ? undefined : safeHref(url, origins);
    return href === undefined ? text : `[${text}](${href})`;
}
/** The address when it leads to one of `origins` and carries no user name; else undefined. */
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
//# sourceMappingURL=escape-markdown.js.map

/***/ }),

/***/ 5636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ shares),
/* harmony export */   F3: () => (/* binding */ collectFindings),
/* harmony export */   HE: () => (/* binding */ closesGate),
/* harmony export */   KE: () => (/* binding */ resourcePrint),
/* harmony export */   Tj: () => (/* binding */ mustFixFindings),
/* harmony export */   iB: () => (/* binding */ needsReason),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   z7: () => (/* binding */ shownPlace)
/* harmony export */ });
/* unused harmony export fingerprint */
/* harmony import */ var _policy_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(663);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3538);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2886);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7713);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3629);







/** Most severe first; within a severity by policy set, policy and address. */
function collectFindings(result, context) {
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(result.workspaces.flatMap(findingsOf), (each) => {
        const { fingerprint, status, level, severity } = each;
        return [fingerprint, status, level, severity, (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(each)];
    });
    return groups.map((group) => joinFindings(group, context)).sort(bySeverity);
}
/** Joins equal findings of several workspaces into one. */
function joinFindings(group, context) {
    const [finding] = group;
    const { previous } = context;
    const namings = group.flatMap(({ resources }) => resources);
    const same = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(namings, (each) => [each.address, each.message, (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(each)]);
    const isAlone = same.length === 1;
    const resources = same.map(([resource, ...others]) => {
        const print = resourcePrint(finding, resource);
        const isKnown = previous?.resources?.includes(print);
        return {
            ...resource,
            fingerprint: isAlone ? finding.fingerprint : print,
            permalink: resource.location && (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .permalink */ .eL)(resource.location, context),
            age: isKnown === undefined ? undefined : isKnown ? 'persisting' : 'new',
            baseline: (0,_policy_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .agreed */ .bL)([resource, ...others]),
            workspaces: workspacesOf([resource, ...others]),
        };
    });
    const isOld = previous?.fingerprints.includes(finding.fingerprint) ||
        resources.some(({ age }) => age === 'persisting');
    return {
        ...finding,
        workspaces: workspacesOf(group),
        permalink: finding.location && (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .permalink */ .eL)(finding.location, context),
        helpUrl: (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .helpUrl */ .xR)(finding, context),
        age: previous && (isOld ? 'persisting' : 'new'),
        baseline: (0,_policy_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .agreed */ .bL)(group),
        resources,
    };
}
function workspacesOf(all) {
    return [...new Set(all.flatMap(({ workspaces }) => workspaces))];
}
/** The fingerprint of one resource of a policy, independent of the policy's other resources. */
function resourcePrint(finding, { address, message = '' }) {
    return fingerprint({ ...finding, kind: `${finding.kind} of a resource`, address, message });
}
function findingsOf(workspace) {
    const open = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(workspace.verdict.word);
    const workspaces = [workspace.workspace];
    const drafts = [
        ...workspace.results.flatMap(fromPolicy),
        ...workspace.runTasks.flatMap(fromRunTask),
        ...workspace.diagnostics.map(fromDiagnostic),
    ];
    return drafts.map((draft) => ({
        ...draft,
        // The gate is open already, so no result can keep it closed.
        severity: open && closesGate(draft) ? 'warns' : draft.severity,
        location: shownPlace(draft.location),
        fingerprint: fingerprint(draft),
        workspaces,
        resources: draft.resources.map((each) => ({
            ...each,
            location: shownPlace(each.location),
            fingerprint: '',
            workspaces,
        })),
    }));
}
function fromPolicy(result) {
    const { policySet, policy, level, status, overridable, ...rest } = result;
    if (status === 'passed')
        return [];
    const { message, output, description, address, location, resources, override, baseline } = rest;
    const where = { address, location, excerpt: rest.excerpt, resources };
    const shown = { message, output, description, ...where, override, baseline };
    const unclear = status === 'unknown' || status === 'not-evaluated' || level === 'unknown';
    const kind = unclear && status !== 'overridden' ? 'undecided' : 'policy';
    const severity = policySeverity(result, unclear);
    const guard = result.system === 'guard' ? true : undefined;
    return [{ kind, policySet, policy, level, status, severity, overridable, guard, ...shown }];
}
function policySeverity(result, unclear) {
    if (result.status === 'overridden')
        return 'notes';
    if (unclear)
        return 'blocks';
    if (result.level === 'advisory')
        return 'warns';
    return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function fromRunTask({ name, level, status, message }) {
    if (status === 'passed')
        return [];
    return [
        {
            kind: 'run-task',
            policySet: '',
            policy: name,
            level,
            status,
            severity: level === 'advisory' ? 'warns' : 'blocks',
            overridable: false,
            message,
            output: [],
            resources: [],
        },
    ];
}
function fromDiagnostic({ severity, summary, detail, address, file, line, commit, excerpt, }) {
    const location = file !== undefined && line !== undefined
        ? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
        : undefined;
    return {
        kind: 'diagnostic',
        policySet: '',
        policy: summary,
        level: 'unknown',
        status: 'errored',
        severity: severity === 'error' ? 'blocks' : 'notes',
        overridable: false,
        message: detail ?? summary,
        output: [],
        address,
        location,
        excerpt,
        resources: address === undefined ? [] : [{ address, message: undefined, location, excerpt }],
    };
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = ['diagnostic', 'policy', 'run-task', 'undecided'];
function bySeverity(one, other) {
    return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .byCodeUnit */ .X)(one.policySet, other.policySet) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .byCodeUnit */ .X)(one.policy, other.policy) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .byCodeUnit */ .X)(one.address ?? '', other.address ?? '') ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .byCodeUnit */ .X)(one.message, other.message) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .byCodeUnit */ .X)(one.fingerprint, other.fingerprint));
}
/**
 * The fingerprint by which the next push recognises a finding: 12 hex digits over its subject.
 * Numbers, letter case and white space of the message do not count, because counts and ids change
 * from run to run.
 */
function fingerprint(finding) {
    const { kind, policySet, policy, address = '', message } = finding;
    const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .hash */ .tW)(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}
/**
 * A place inside the repository, with slashes and a line; undefined for all others, because hosts
 * refuse a whole batch because of one bad path.
 */
function shownPlace(location) {
    const { path, startLine } = location ?? { path: '', startLine: 0 };
    const canBeShown = path.length <= 1_000 &&
        !/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) &&
        path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
        Number.isSafeInteger(startLine) &&
        startLine >= 1;
    return canBeShown ? location : undefined;
}
/** Whether a finding keeps the gate closed. */
function closesGate({ severity }) {
    return severity === 'blocks' || severity === 'needs-override';
}
/** The findings that must be fixed or overridden, or would have to be if the gate were enforced. */
function mustFixFindings(view) {
    const closing = view.findings.filter(closesGate);
    if (closing.length > 0 || view.green || view.verdict !== 'advisory')
        return closing;
    return view.findings.filter(({ severity }) => severity === 'warns');
}
/** Whether a workspace's verdict has reasons that no finding contains. */
function needsReason({ name, verdict, reasons }, view) {
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(verdict) || reasons.length === 0)
        return false;
    if (verdict !== 'blocked' && verdict !== 'needs-override')
        return true;
    return !mustFixFindings(view).some((each) => each.workspaces.includes(name));
}
/** The numbers of the headline. */
function tallyOf(view) {
    const { verdict, green, workspaces, findings, results } = view;
    const distinct = (isCounted) => (0,_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .countPolicies */ .kC)(findings.filter(isCounted));
    return {
        verdict,
        green,
        workspaces: workspaces.length,
        affected: workspaces.filter((each) => shares(each.verdict, verdict)).length,
        policiesAtFault: distinct((each) => closesGate(each) && each.kind !== 'run-task' && each.kind !== 'diagnostic'),
        runTasksAtFault: distinct((each) => closesGate(each) && each.kind === 'run-task'),
        advisoryFailures: distinct(({ severity }) => severity === 'warns'),
        overridden: distinct(({ status }) => status === 'overridden'),
        results: results.length,
        policies: (0,_counts_js__WEBPACK_IMPORTED_MODULE_6__/* .countPolicies */ .kC)(results),
    };
}
/** Whether two verdicts are counted together: needing an override counts as blocked. */
function shares(one, worst) {
    return one === worst || (worst === 'blocked' && one === 'needs-override');
}
//# sourceMappingURL=findings.js.map

/***/ }),

/***/ 4132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  BJ: () => (/* binding */ currentActs),
  aT: () => (/* binding */ decodeActs),
  az: () => (/* binding */ encodeActs),
  aG: () => (/* binding */ renderActs)
});

// UNUSED EXPORTS: withoutActs

;// CONCATENATED MODULE: ./build/src/trust/command.js
/** Commands in comments on a pull request, and who may give them. Anything unclear is refused. */
/** The commands. */
const VERBS = ['help', 'rerun', 'override', 'allow-destroys'];
const LONGEST_REASON = 500;
const WORDS = /^\/plangate(?: +([^ ]+))?(?: +([^ ]+))?(?: +(.+))?$/;
/**
 * Reads a comment that is a command. The whole comment must be that one line: a command in a
 * quotation, in a code block or with other text does not count.
 *
 * @returns undefined if it is no command, `unclear` if it cannot be followed
 */
function readCommand(body) {
    const line = body.replace(/[ \t\r\n]+$/, '');
    const words = WORDS.exec(line);
    if (words === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
        return undefined;
    const [, word, commit = '', reason = ''] = words;
    const verb = VERBS.find((name) => name === word);
    if (verb === undefined)
        return 'unclear';
    if (verb === 'help' || verb === 'rerun') {
        return commit === '' ? { verb, commit, reason } : 'unclear';
    }
    const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
    const isReason = /[\p{L}\p{N}]/u.test(reason) && reason.length <= LONGEST_REASON;
    return isCommit && isReason ? { verb, commit, reason } : 'unclear';
}
/** A sentence that says why this person may not approve; undefined if they may. */
async function refuseApprover(approvers, { login, role, author, pusher, selfAllowed, isMember }) {
    const person = login.toLowerCase();
    if (!selfAllowed) {
        if (author === undefined || pusher === undefined) {
            return 'Who wrote or pushed this change is unknown, and people cannot override their own change.';
        }
        const deed = author.toLowerCase() === person ? 'opened' : 'pushed the last commit of';
        if ([author.toLowerCase(), pusher.toLowerCase()].includes(person)) {
            return `${login} ${deed} this pull request, and people cannot override their own change.`;
        }
    }
    const isNamed = approvers.people.includes(person) || approvers.roles.some((one) => one === role);
    if (isNamed)
        return undefined;
    for (const team of approvers.teams)
        if (await isMember(team))
            return undefined;
    return `${login} is none of those whom \`override-by\` names.`;
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __nccwpck_require__(7511);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __nccwpck_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/given-commands.js
/** The commands that people gave by comments, as the gate's own comment stores and shows them. */



/** How many commands are kept besides valid approvals: the newest ones. */
const MOST_OTHERS = 8;
/** The room for the marks of all approvals: eight of the largest fit. */
const ROOM = 32_000;
/** A list of plain values, for the state at the end of the comment. */
function encodeActs(acts) {
    return acts.map(({ verb, by, at, commit, reason, approvals }) => [
        VERBS.indexOf(verb),
        by,
        at,
        commit,
        reason,
        approvals.map(({ workspaceId, marks, seal }) => [workspaceId, marks, seal]),
    ]);
}
/** Entries in a wrong form are left out. */
function decodeActs(value) {
    const acts = asList(value).flatMap((each) => {
        const [word, by, at, commit, reason, approvals] = asList(each);
        const verb = typeof word === 'number' ? VERBS[word] : undefined;
        const texts = [by, at, commit, reason].filter((text) => typeof text === 'string');
        const [who, when, sha, why] = texts;
        if (verb === undefined || who === undefined || when === undefined)
            return [];
        if (sha === undefined || why === undefined)
            return [];
        const decoded = asList(approvals).flatMap(decodeRelease);
        return [{ verb, by: who, at: when, commit: sha, reason: why, approvals: decoded }];
    });
    return keepActs(acts);
}
function decodeRelease(value) {
    const [workspaceId, marks, seal] = asList(value);
    const isWhole = typeof workspaceId === 'string' &&
        typeof marks === 'string' &&
        typeof seal === 'string' &&
        /^(?:[0-9a-f]{12}){1,300}$/.test(marks);
    return isWhole ? [{ workspaceId, marks, seal }] : [];
}
function asList(value) {
    return Array.isArray(value) ? value : [];
}
/**
 * The commands for these commits. Requests without an effect are dropped when the comment is
 * written anew.
 */
function currentActs(acts, ...commits) {
    return keepActs(acts.filter((act) => commits.includes(act.commit) && act.verb !== 'help'));
}
/**
 * Limits the list. An approval is dropped only for a later one that approves the same resources, or
 * if later approvals need its room, never for another command.
 */
function keepActs(acts) {
    const approved = new Set();
    const isLast = (act) => {
        const marks = act.approvals.flatMap(marksOf).map((mark) => `${act.commit} ${mark}`);
        const some = marks.some((mark) => !approved.has(mark));
        marks.forEach((mark) => approved.add(mark));
        return some;
    };
    const counting = acts.toReversed().filter(isLast);
    const others = acts.toReversed().filter((act) => !counting.includes(act));
    const kept = new Set();
    let room = ROOM;
    for (const act of [...counting, ...others.slice(0, MOST_OTHERS)]) {
        room -= JSON.stringify(encodeActs([act])).length;
        if (room < 0)
            break;
        kept.add(act);
    }
    return acts.filter((act) => kept.has(act));
}
function marksOf({ workspaceId, marks }) {
    return (marks.match(/.{12}/g) ?? []).map((mark) => `${workspaceId} ${mark}`);
}
const BEGIN_ACTS = '<!-- plangate:acts -->';
const END_ACTS = '<!-- /plangate:acts -->';
/** Empty if no command was given. */
function renderActs(acts) {
    if (acts.length === 0)
        return '';
    const lines = acts.map(({ verb, by, at, reason }) => {
        const why = reason === '' ? '' : `: ${(0,escape_markdown/* prose */.CS)(reason, 500)}`;
        return `- ${(0,escape_markdown/* prose */.CS)(by, 100)} ${given_commands_WORDS[verb]}${why} (${(0,report_text/* minuteOf */.iA)(at)})`;
    });
    return [BEGIN_ACTS, '', ...lines, '', END_ACTS].join('\n');
}
const given_commands_WORDS = {
    help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate rerun`',
    rerun: 'started the gate again',
    override: 'override the failed policies',
    'allow-destroys': 'let the plan destroy what it destroys',
};
/** Removes the list of commands from a comment. */
function withoutActs(body) {
    const from = body.lastIndexOf(BEGIN_ACTS);
    const to = body.lastIndexOf(END_ACTS);
    return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + END_ACTS.length);
}
//# sourceMappingURL=given-commands.js.map

/***/ }),

/***/ 8526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ isNewer),
/* harmony export */   Wm: () => (/* binding */ headingOf),
/* harmony export */   Zs: () => (/* binding */ announceIn),
/* harmony export */   iF: () => (/* binding */ plansBesides),
/* harmony export */   su: () => (/* binding */ newestOf)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3538);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7511);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5636);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3629);
/**
 * The first line of a comment: the verdict of all its jobs with the commit that it is about, or the
 * commit that is being planned. A plan is announced in an existing comment by this line and by the
 * state at the end; everything between stays as it is.
 */






/** Runs of different commits by number, attempts of one run by attempt, else by their start. */
function isNewer(one, other) {
    if (one.runId === other.runId && one.runId !== 0)
        return one.attempt > other.attempt;
    if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
        return one.runId > other.runId;
    return one.startedAt > other.startedAt;
}
/** The newest of these states. */
function newestOf(states) {
    return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
/** The whole line, as Markdown. */
function headingOf({ sections, plans = [] }, { title, origins }) {
    const begin = (sign) => `### ${sign} ${title || 'Policy gate'}:`;
    const going = plans.filter(({ unfinished }) => !unfinished);
    const [newest] = going.length > 0 ? [newestOf(going)] : plans.slice(-1);
    const answered = newest === undefined ||
        sections.some((each) => each.headSha === newest.headSha && !isNewer(newest, each));
    if (!answered) {
        const before = sections.length > 0 ? `before: ${verdictWords(sections, 0).words}` : '';
        const ended = newest.unfinished ? [] : plans.filter((each) => each.unfinished);
        const line = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(' · ', planWords(newest, origins), ...ended.map(endedWords), before);
        return `${begin(newest.unfinished ? '⚠️' : '⏳')} ${line}`;
    }
    const head = newestOf(sections).headSha;
    const waiting = going.filter(({ headSha }) => headSha === head).length;
    const { sign, words } = verdictWords(sections, waiting);
    return `${begin(sign)} ${words}`;
}
function planWords(plan, origins) {
    if (plan.unfinished)
        return endedWords(plan);
    const time = new Date(plan.startedAt * 1_000).toISOString().slice(11, 16);
    const run = plan.url === undefined ? '' : ` (${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)('run', plan.url, origins)})`;
    return `${commitOf(plan)} is being planned since ${time} UTC${run}`;
}
function endedWords(plan) {
    return `the plan of ${commitOf(plan)} started, did not finish`;
}
function commitOf({ headSha }) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(headSha.slice(0, 7), 7);
}
/** @param planning how many jobs are known to plan the newest commit */
function verdictWords(sections, planning) {
    const newest = newestOf(sections);
    const current = sections.filter(({ headSha }) => headSha === newest.headSha);
    const tally = addUp(current.map((state) => state.tally));
    const waiting = Math.max(sections.length - current.length, planning);
    const all = Math.max(sections.length, waiting);
    const sign = tally.green && waiting > 0 ? '⏳' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .icon */ .Kk)(tally.verdict, tally.green);
    const at = newest.headSha === '' ? '' : ` at ${commitOf(newest)}`;
    const rest = waiting > 0 ? ` · waiting for ${waiting} of ${all} jobs` : '';
    return { sign, words: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .headline */ .Pl)(tally, at)}${rest}` };
}
function addUp(tallies) {
    const verdict = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .worst */ .QZ)(tallies.map((tally) => tally.verdict));
    const green = tallies.every((tally) => tally.green);
    const atFault = tallies.filter((tally) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .shares */ .Be)(tally.verdict, verdict));
    const sum = (figure, of = tallies) => of.reduce((total, tally) => total + tally[figure], 0);
    // Two jobs may count the same policy.
    const countable = atFault.length === 1 ? atFault : [];
    const withResults = tallies.filter(({ results }) => results > 0);
    return {
        verdict,
        green,
        workspaces: sum('workspaces'),
        affected: sum('affected', atFault),
        policiesAtFault: sum('policiesAtFault', countable),
        runTasksAtFault: sum('runTasksAtFault', countable),
        advisoryFailures: sum('advisoryFailures'),
        overridden: sum('overridden'),
        results: sum('results'),
        policies: withResults.length === 1 ? sum('policies') : 0,
    };
}
/** The plans that a comment still announces when this job has reported. */
function plansBesides(comment, ours, job) {
    return (comment?.plans ?? []).filter((plan) => {
        if (isNewer(plan, ours))
            return true;
        return !plan.unfinished && plan.job !== job && plan.headSha === ours.headSha;
    });
}
/**
 * A comment of ours that announces this plan in its heading. Undefined where it must not: it is no
 * comment of this key, its heading is not ours, or it knows of something newer.
 */
function announceIn(body, plan, key, words) {
    const comment = (0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(body, key);
    if (comment === undefined || !body.startsWith('### '))
        return undefined;
    const { sections, plans: before = [] } = comment;
    const going = before.filter(({ unfinished }) => !unfinished);
    if ([...sections, ...going].some((each) => isNewer(each, plan)))
        return undefined;
    const plans = [...before.flatMap((other) => besidesNew(other, plan)), plan].slice(-_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_PLANS */ .t0);
    const end = body.trimEnd();
    const text = end.slice(0, end.lastIndexOf('\n'));
    const rest = text.slice(text.indexOf('\n') + 1);
    const first = headingOf({ sections, plans }, words);
    return `${first}\n${rest}\n${(0,_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .encodeMarker */ .$N)({ ...comment, plans })}`;
}
/** What stays of an earlier plan: that of another job, and what is known of one that ended early. */
function besidesNew(other, plan) {
    if (other.job === plan.job && other.runId === plan.runId && other.runId !== 0) {
        // An attempt begins when the one before it has ended.
        return other.attempt < plan.attempt ? [{ ...other, unfinished: true }] : [];
    }
    const goesOn = other.job !== plan.job && other.headSha === plan.headSha;
    return goesOn || other.unfinished ? [other] : [];
}
//# sourceMappingURL=heading.js.map

/***/ }),

/***/ 1805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ helpFor),
/* harmony export */   il: () => (/* binding */ withHelp)
/* harmony export */ });
/* unused harmony exports HEADINGS, helpPages */
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4913);
/**
 * Finds the heading of docs/troubleshooting.md that explains a message: the headings repeat the
 * log's words.
 */

const PAGE = 'https://github.com/plangate/plangate/blob/main/docs/troubleshooting.md';
/**
 * The headings. Text between backticks is searched for, with `…` for any text; the first match
 * counts.
 */
const HEADINGS = [
    '`cannot start`',
    '`token is empty`, or `get no secrets`',
    '`is not an input`',
    '`names the host`',
    '`organization is missing`, although the `cloud` block names it',
    '`does not have this operation`',
    '`by a later look`, or `this service may not start runs by itself`',
    "`whose code the checkout`, or `is of a fork's pull request`, or `about the change of a fork`",
    '`holds no configuration: not a single .tf file`, or `There is no Terraform configuration for workspace`',
    '`is in local execution mode`',
    '`but the token may not queue runs in it`',
    '`cannot be gated`, or `but the repository is`, or `leads out of what is uploaded`',
    '`can still be applied although the gate did not pass`',
    '`could not be discarded if the gate failed`',
    '`was asked for, and the service answered with`',
    '`which was not requested`, or `was asked for`, or `does not only save its plan`, or `might be one that is applied`, or `although it was asked not to`, or `was not waited for`',
    '`left no report`, or `which one is its own`, or `The report of group`, or `the matrix does not have`, or `started no run for it`, or `is not one that group`, or `is not over: `, or `is no matrix`, or `lacks a group`',
    '`is not sealed`, or `is not one of this key`, or `is sealed for another group`, or `was made with other settings`, or `is no key as`',
    '`planned only a part`',
    '`not compared`, or `is not over, so nothing`, or `planned other files than`, or `is of the commit`, or `was the latest when`, or `does not say which`, or `has no run yet`',
    '`starts no runs for this pull request`, or `no pull request starts a run`, or `judges the run of a pull request`',
    '`started no speculative run`, or `while it was judged`, or `both plan this commit`',
    '`is for the event push`, or `is a run of one workspace`, or `of another workspace or version`, or `was not updated with the result of the apply`',
    '`says two different things of`, or `counts … but lists …`',
    '`The guard cannot determine what this plan destroys`',
    '`the list of changes may not be whole`',
    '`Module not found` or `Unreadable module directory` in the plan',
    '`looks like a credential and is not tracked by git`',
    '`and git cannot say whether it is tracked`, or `git could not list the tracked files`',
    '`but the policies do not get to see that`',
    '`files that are judged must not choose what is packed`, or `links bring in more than`',
    '`no workspace is affected by this change`',
    '`The timeout of`, or `none appeared in time`',
    '`There are more comments than could be read`, or `could not be read to their end`, or `than can be read`',
    '`was not answered before the time for publishing was over`',
    '`is not the head of`, or `has a newer commit`',
    "`carries this gate's marker`, or `A later run has reported`, or `Other jobs kept writing`",
    '`Resource not accessible by integration`, or `the token needs`, or `there is no token for`',
    '`self-signed certificate in certificate chain` or `unable to verify the first certificate`',
    '`answered 401`, or `does not know the token`',
    '`answered 403`, or `The token may not do this`',
    '`answered 404`, or `was not found in organization`',
    '`answered 429`, or `rate limit is used up`',
    '`answered 5`, or `got no complete answer`, or `got no answer`',
    '`could not reach`, or `could not be reached`, or `was refused by TLS`',
    '`says that the API is at`, or `find out where the service has its API`',
    '`The plan failed, so no policy could be evaluated`',
    '`ignore the file`, or `or ignore it`, or `nothing is packed without knowing`',
    '`The service could not use the upload`',
    '`answered in an unrecognized form`, or `that is not JSON`, or `GitHub shows no pull request`',
    '`Not all reports were written`, or `could not be written`',
    '`The check was canceled`, or `The job was killed`',
    '`Plangate could not verify this plan, so the gate fails`',
];
/** The URL of the explanation of a message, if there is one. */
function helpFor(message) {
    const heading = HEADINGS.find((each) => phrasesOf(each).some((one) => holds(message, one)));
    return heading && `${PAGE}#${anchorOf(heading)}`;
}
/** The URLs of all explanations. */
function helpPages() {
    return HEADINGS.map((heading) => `${PAGE}#${anchorOf(heading)}`);
}
/** The same as a sentence for the end of the message. */
function withHelp(message) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(' See ', message, helpFor(message));
}
function phrasesOf(heading) {
    return Array.from(heading.matchAll(/`([^`]+)`/g), ([, phrase = '']) => phrase).filter((phrase) => phrase !== 'cloud');
}
function holds(message, phrase) {
    let at = 0;
    return phrase.split('…').every((part) => {
        const index = message.indexOf(part, at);
        at = index + part.length;
        return index >= 0;
    });
}
/** The anchor that GitHub makes of a heading. */
function anchorOf(heading) {
    return heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-');
}
//# sourceMappingURL=help.js.map

/***/ }),

/***/ 5629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ DEPTHS),
/* harmony export */   Hd: () => (/* binding */ valueLines),
/* harmony export */   Lo: () => (/* binding */ nameWords),
/* harmony export */   d1: () => (/* binding */ depthOf),
/* harmony export */   pz: () => (/* binding */ valueWords)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4913);


/** How much a report says about attributes. Most first: a report that is too long goes down this list. */
const DEPTHS = ['values', 'names', 'none'];
/** The most that there is to say of any change. */
function depthOf({ workspaces }) {
    const all = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
    if (all.some(({ differs = [] }) => differs.some(({ values }) => values !== undefined)))
        return 'values';
    return all.some(({ differs = [] }) => differs.length > 0) ? 'names' : 'none';
}
/** How many attributes are named for a resource that is created or destroyed. */
const MOST_OF_WHOLE = 6;
const MOST_NAMES = 16;
/** `ami forces replacement; size, tags`: the names in one line. Empty if nothing is known. */
function nameWords({ differs = [], action }, mark) {
    const most = action === 'create' || action === 'delete' ? MOST_OF_WHOLE : MOST_NAMES;
    const shown = differs.slice(0, most);
    const names = (some) => some.map(({ name }) => mark(name)).join(', ');
    const forcing = shown.filter(({ forces }) => forces);
    const more = differs.length - shown.length;
    const verb = forcing.length === 1 ? 'forces' : 'force';
    const others = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(' ', names(shown.filter(({ forces }) => !forces)), more > 0 ? `and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(more)} more` : '');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)('; ', forcing.length > 0 ? `${names(forcing)} ${verb} replacement` : '', others);
}
/** `"t3.small" → "t3.large"`; one side alone for what is created or destroyed. */
function valueWords({ before, after }, mark) {
    return [before, after].flatMap((side) => (side === '' ? [] : mark(side))).join(' → ');
}
/** Values in a text are shorter than on the page. */
const LONGEST_VALUE = 100;
const MOST_VALUES = 12;
/** One line of Markdown for each value that differs. */
function valueLines({ differs = [] }, mark) {
    const lines = differs.flatMap(({ name, forces, values = [], moreValues = 0 }) => [
        ...values.map((value) => {
            const what = valueWords(value, (text) => mark((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(text, LONGEST_VALUE)));
            const force = forces ? ' · forces replacement' : '';
            return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(': ', mark(`${name}${value.path}`), what)}${force}`;
        }),
        ...(moreValues > 0 ? [`${mark(name)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(moreValues)} more`] : []),
    ]);
    const more = lines.length - MOST_VALUES;
    return more > 0 ? [...lines.slice(0, MOST_VALUES), `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(more)} more`] : lines;
}
//# sourceMappingURL=insides.js.map

/***/ }),

/***/ 7912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   et: () => (/* binding */ printableJson),
/* harmony export */   hF: () => (/* binding */ renderJson)
/* harmony export */ });
/* unused harmony export reportOf */
/**
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
function renderJson(view) {
    return printableJson(fieldsOf(view));
}
/** The report as programs read it. */
function reportOf(view) {
    // Fields without a value are absent, as in the text.
    return JSON.parse(JSON.stringify(fieldsOf(view)));
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
        organization: context.organization,
        hostname: context.hostname,
        group: context.group,
        commit: context.commit,
        dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
        uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
        sealed: view.sealed,
    };
}
/** Source lines are for people; programs can read the file itself. */
function withoutExcerpts(one) {
    const resources = one.resources.map((resource) => ({ ...resource, excerpt: undefined }));
    return { ...one, resources, excerpt: undefined };
}
/** Escapes the characters that a runner could take for the start of a command. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, so two for characters beyond the first plane.
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map

/***/ }),

/***/ 7713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   TZ: () => (/* binding */ originsOf),
/* harmony export */   V$: () => (/* binding */ footerOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   eL: () => (/* binding */ permalink),
/* harmony export */   ng: () => (/* binding */ runOf),
/* harmony export */   xR: () => (/* binding */ helpUrl)
/* harmony export */ });
/* harmony import */ var _model_uncommitted_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1880);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4913);



/** The only origins that links of the report may lead to. */
function originsOf({ serviceOrigin, repository, job }) {
    return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
/** The run of a workspace, as a link in Markdown. */
function runOf({ runId, runUrl }, context) {
    return runId === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(runId, 40), runUrl, originsOf(context));
}
/** The last lines of a comment and a check run: where to read what did not fit. */
function summaryOf(context) {
    return `the ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)('job summary', context.job?.url, originsOf(context))}`;
}
/** The last line of a report: the commit, the job, the time and the version. */
function footerOf(context) {
    const { commit, job, version, startedAt, uncommittedFiles } = context;
    const origins = originsOf(context);
    const attempt = job && job.attempt > 1 ? ` attempt ${job.attempt}` : '';
    const facts = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(' · ', commit &&
        `Commit ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_model_uncommitted_js__WEBPACK_IMPORTED_MODULE_2__/* .uncommittedWords */ .D)(uncommittedFiles)}`, job && `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(JOB[context.repository?.style ?? 'github'], job.url, origins)}${attempt}`, `evaluated ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .minuteOf */ .iA)(startedAt) || 'at an unknown time'}`, `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? version : ''}`);
    return `<sub>${facts}</sub>`;
}
/** What each host calls the page with the job's log. */
const JOB = {
    github: 'workflow run',
    gitea: 'workflow run',
    gitlab: 'job',
    azure: 'build',
    bitbucket: 'pipeline',
};
/** `pull request #42`, as the host calls it. */
function changeOf({ pullRequest, repository }) {
    if (pullRequest === undefined)
        return undefined;
    const { number } = pullRequest;
    return repository?.style === 'gitlab' ? `merge request !${number}` : `pull request #${number}`;
}
/** The URL of a file's line at the commit; undefined if one of the two is unknown. */
function permalink(location, context) {
    const { repository, commit } = context;
    if (!repository || !commit)
        return undefined;
    const base = `${repository.serverUrl.replace(/\/+$/, '')}/${encodePath(repository.slug)}`;
    const sha = encodeURIComponent(location.commit ?? commit.sha);
    const path = encodePath(location.path);
    const line = location.startLine;
    const inQuery = encodeURIComponent(`/${wellFormed(location.path)}`);
    const links = {
        github: `${base}/blob/${sha}/${path}#L${line}`,
        gitea: `${base}/src/commit/${sha}/${path}#L${line}`,
        gitlab: `${base}/-/blob/${sha}/${path}#L${line}`,
        bitbucket: `${base}/src/${sha}/${path}#lines-${line}`,
        azure: `${base}?path=${inQuery}&version=GC${sha}&line=${line}`,
    };
    return links[repository.style ?? 'github'];
}
/** Undefined without `policy-link`, or if a name would lead elsewhere. */
function helpUrl({ kind, policySet, policy }, { policyLink = '' }) {
    const names = { '{policy-set}': policySet, '{policy}': policy };
    const used = Object.entries(names).filter(([hole]) => policyLink.includes(hole));
    const isPolicy = kind === 'policy' || kind === 'undecided';
    if (!isPolicy || used.some(([, name]) => /^\.*$/.test(name)))
        return undefined;
    const fill = (url, [hole, name]) => url.replaceAll(hole, () => encodeURIComponent(wellFormed(name)));
    // A name may look like a placeholder: its braces are encoded already.
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeHref */ .v7)(used.reduce(fill, policyLink), [policyLink.replaceAll(/\{[a-z-]+\}/g, 'x')]);
}
/** Encodes each segment of a path for an address. */
function encodePath(path) {
    return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
/** Half a surrogate pair cannot be encoded. */
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 4340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ encodeMarker),
/* harmony export */   F2: () => (/* binding */ sectionId),
/* harmony export */   Rs: () => (/* binding */ markerStart),
/* harmony export */   _e: () => (/* binding */ toBase64Url),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   rH: () => (/* binding */ decodeMarker),
/* harmony export */   t0: () => (/* binding */ MOST_PLANS),
/* harmony export */   tP: () => (/* binding */ fromBase64Url),
/* harmony export */   tW: () => (/* binding */ hash)
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2340);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3538);
/* harmony import */ var _given_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4132);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3629);
/**
 * The last line of a comment: which job it belongs to, and what it said. Later jobs use it as a hint:
 * which findings are new or resolved, how often to poll, which runs may have been overridden, and
 * whether a writer is late. It never decides.
 */





const FINGERPRINT_LIMIT = 200;
/** With more jobs than this at work, the heading need not know each. */
const MOST_PLANS = 20;
/** For the encoded state; only the facts that sections converge by may exceed it. */
const STATE_LIMIT = 4_096;
/** The start of the marker of one key: a line that starts with it, in a comment of ours, is it. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/** One line, with as many fingerprints, durations and runs as `limit` leaves room for. */
function encodeMarker(state, limit = STATE_LIMIT) {
    let hints = FINGERPRINT_LIMIT;
    let encoded = encodeState(state, hints);
    // What people did is no hint, and takes no room from them.
    const most = limit + 2 * JSON.stringify((0,_given_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeActs */ .az)(state.acts ?? [])).length;
    while (encoded.length > most && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return `${markerStart(state.key)}s=${encoded} -->`;
}
/**
 * The state in the last line that is not empty. Undefined when that line is no marker of this key
 * (of any key, when left out) or makes no sense: never throws, whatever the text.
 */
function decodeMarker(body, key) {
    const end = body.trimEnd();
    const line = end.slice(end.lastIndexOf('\n') + 1).trim();
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const keyInMarker = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
/** @param hints how many of each kind over all sections; of durations and runs no more than 100 */
function encodeState(state, hints) {
    const each = Math.max(1, state.sections.length);
    const some = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.floor(Math.min(hints, 100) / each)));
    const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
    const sections = state.sections.map((section) => {
        const runs = some(section.runs);
        const parts = [
            section.id,
            section.runId,
            section.attempt,
            shas.indexOf(section.headSha),
            section.startedAt,
            section.digest,
            _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk.indexOf(section.tally.verdict),
            section.tally.green ? 1 : 0,
            _words_js__WEBPACK_IMPORTED_MODULE_3__/* .TALLY_FIGURES */ .NB.map((name) => section.tally[name]),
            section.fingerprints.slice(0, Math.floor(hints / each)).join(''),
            some(section.durations),
        ];
        const { fingerprints, resources = [] } = section;
        const fits = fingerprints.length + resources.length <= Math.floor(hints / each);
        // Takes no room if there is none.
        if (fits && resources.length > 0)
            return [...parts, runs, resources.join('')];
        return Object.keys(runs).length > 0 ? [...parts, runs] : parts;
    });
    const a = state.acts?.length ? (0,_given_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .encodeActs */ .az)(state.acts) : undefined;
    const l = state.plans?.length ? state.plans.map(encodePlan) : undefined;
    return toBase64Url(JSON.stringify({ p: state.previousSha, h: shas, s: sections, a, l }));
}
function decodeState(key, json) {
    const parsed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(json);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(parsed))
        return undefined;
    const { p: previousSha, h: shas, s: encoded, a, l } = parsed;
    if (!Array.isArray(encoded) || !Array.isArray(shas))
        return undefined;
    const sections = encoded.map((each) => decodeSection(each, shas));
    if (!sections.every((section) => section !== undefined))
        return undefined;
    const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
    const acts = (0,_given_commands_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeActs */ .aT)(a);
    const plans = Array.isArray(l) ? l.flatMap(decodePlan).slice(-MOST_PLANS) : [];
    return {
        key,
        sections,
        previousSha: previous,
        acts: acts.length > 0 ? acts : undefined,
        plans: plans.length > 0 ? plans : undefined,
    };
}
function encodePlan(plan) {
    const { job, runId, attempt, headSha, startedAt, unfinished, url } = plan;
    return [job, runId, attempt, headSha, startedAt, unfinished ? 1 : 0, url];
}
function decodePlan(value) {
    if (!Array.isArray(value))
        return [];
    const [job, runId, attempt, headSha, startedAt, unfinished, url] = value;
    if (!isLike(job, TWELVE_HEX) || !isLike(headSha, /^[0-9A-Za-z._-]{1,64}$/))
        return [];
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return [];
    const page = typeof url === 'string' && url.length <= 500 ? url : undefined;
    const times = { runId, attempt, headSha, startedAt };
    return [{ job, ...times, unfinished: unfinished === 1, url: page }];
}
function decodeSection(value, shas) {
    if (!Array.isArray(value))
        return undefined;
    const [id, runId, attempt, sha, startedAt, digest, verdict, green, ...more] = value;
    const [figures, prints, durations, runs, resources] = more;
    const headSha = isCount(sha) ? shas[sha] : undefined;
    const word = isCount(verdict) ? _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .VERDICTS */ .bk[verdict] : undefined;
    if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof prints !== 'string')
        return undefined;
    if (word === undefined || !Array.isArray(figures) || !figures.every(isCount))
        return undefined;
    if (figures.length !== _words_js__WEBPACK_IMPORTED_MODULE_3__/* .TALLY_FIGURES */ .NB.length)
        return undefined;
    const tally = { verdict: word, green: green === 1 };
    for (const [at, name] of _words_js__WEBPACK_IMPORTED_MODULE_3__/* .TALLY_FIGURES */ .NB.entries())
        tally[name] = Number(figures[at]);
    return {
        id,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        tally,
        fingerprints: readPrints(prints),
        resources: typeof resources === 'string' ? readPrints(resources) : undefined,
        durations: recordOf(durations, isCount),
        runs: recordOf(runs, (each) => isLike(each, /^run-[A-Za-z0-9]{1,64}$/)),
    };
}
function readPrints(text) {
    return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, FINGERPRINT_LIMIT);
}
/** What of a record is as expected; nothing of what is no record. */
function recordOf(value, isExpected) {
    const entries = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
    return typeof value === 'string' && pattern.test(value);
}
/** Encodes a text. */
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
/** Decodes a text; wrong characters are left out. */
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
/** Which section of a comment is this job's; also finds its state of the last time. */
function sectionId(job) {
    return hash(JSON.stringify(job.context.section ?? namesOf(job).sort()));
}
/** Which workspaces a change concerns differs from push to push; the section is one. */
function namesOf({ workspaces, unaffected = [] }) {
    return [...workspaces.map(({ name }) => name), ...unaffected];
}
/** Twelve hex digits, or more. */
function hash(text, digits = 12) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
//# sourceMappingURL=marker.js.map

/***/ }),

/***/ 2195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z$: () => (/* binding */ neutraliseLog),
/* harmony export */   f: () => (/* binding */ renderLoggingCommand),
/* harmony export */   om: () => (/* binding */ safeLine)
/* harmony export */ });
/* unused harmony export renderCommand */
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/**
 * Foreign text in a job's log. Runners act on lines: `::command::` at the start after any white
 * space, `##[command]` anywhere, and other hosts have words of their own. What could act is broken
 * with something that can be seen; hosts compare in ways that skip what cannot.
 */

/** Shown before every line of foreign text; no host acts on a line that starts with it. */
const GUTTER = '│ ';
/** Foreign text of any number of lines, ready to print line by line. */
function neutraliseLog(text) {
    return splitLines(text).map((line) => GUTTER + breakCommands(cleanLogLine(line)));
}
/**
 * One line of our own that has foreign text somewhere inside: cleaned, on one line, and unable to
 * act even if the foreign text is all there is.
 */
function safeLine(line) {
    const cleaned = breakCommands(cleanLogLine(splitLines(line).join(' ')));
    return cleaned.replace(/^(\s*)(?=::)/u, '$1\\');
}
/** As runners split: CR LF, LF, and CR alone. The other line ends are for terminals and viewers. */
function splitLines(text) {
    return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
/** Also without what joins letters: a comparison by culture passes over it. */
function cleanLogLine(line) {
    return (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(line)
        .replaceAll('\n', ' ')
        .replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
/** `##[`, `##vso[` and `##teamcity[` become `##\[`, `##\vso[` and `##\teamcity[`. */
function breakCommands(line) {
    return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
/** Longer messages are cut by the runner, in the middle of an escape when it comes to that. */
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
const IN_MESSAGE = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };
/**
 * `::name key=value,…::message`, one line. Properties that are undefined or empty are left out.
 * `name` and the keys are words of our own.
 */
function renderCommand(name, properties, message) {
    const list = propertyList(properties, ',', IN_PROPERTY);
    return breakCommands(`::${name}${list}::${escapeWith(IN_MESSAGE, message)}`);
}
/** `##vso[name key=value;…]message`, one line: the same on Azure DevOps. */
function renderLoggingCommand(name, properties, message) {
    const list = propertyList(properties, ';', ON_AZURE);
    return `##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`;
}
function propertyList(properties, between, escapes) {
    const list = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([key, value]) => `${key}=${escapeWith(escapes, (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(String(value), PROPERTY_LIMIT))}`);
    return list.length > 0 ? ` ${list.join(between)}` : '';
}
function escapeWith(escapes, text) {
    const cut = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text), MESSAGE_LIMIT);
    return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
//# sourceMappingURL=neutralise-log.js.map

/***/ }),

/***/ 2189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9753);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2886);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5636);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4913);





const IN_A_JOB = { changed: 'push again', repeat: 're-run this job' };
const BY_HAND = { changed: 'check again', repeat: 'run the command again' };
function againWords({ byPerson }) {
    return byPerson === true ? BY_HAND : IN_A_JOB;
}
/** More runs than this are no command that anybody types. */
const MOST_RUNS = 20;
const MOST_NAMES = 5;
/** The most useful first; empty when the gate is open. */
function stepsOf(view, mark = {
    name: _text_js__WEBPACK_IMPORTED_MODULE_2__/* .asIs */ .$B,
    code: (text) => `\`${text}\``,
    link: (text, href) => `${text} (${href})`,
}) {
    if (view.green)
        return [];
    const steps = [
        ...fixSteps(view),
        ...overrideSteps(view, mark),
        ...guardSteps(view, mark),
        ...recoverSteps(view, mark),
    ];
    const { repeat } = againWords(view.context);
    return steps.length > 0 ? steps : [`Fix the cause above, then ${repeat}.`];
}
function fixSteps({ findings, verdict, context }) {
    const { changed } = againWords(context);
    const closing = findings.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
    const advisory = findings.filter(({ severity }) => severity === 'warns');
    if (closing.length > 0) {
        const what = closing.length === 1 ? 'the finding' : `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(closing.length, 'finding')}`;
        const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
        return [`Fix ${what}${isFinal ? ', which cannot be overridden,' : ''} and ${changed}.`];
    }
    if (verdict !== 'advisory')
        return [];
    const or = context.byPerson
        ? 'or pass `--fail-on mandatory`'
        : 'or those who write the workflow set fail-on to mandatory';
    return [`Fix the ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .failureWords */ .AC)(advisory, 'advisory failure')} and ${changed}; ${or}.`];
}
/** The ways to override: the page of the run first, because a reviewer is in a browser. */
function overrideSteps({ overrides, context }, { name, code, link }) {
    // The runs of a local service have ended with it.
    if (overrides.length === 0 || context.isLocal === true)
        return [];
    const policies = [...new Set(overrides.flatMap((each) => each.policies))];
    const runs = overrides.slice(0, MOST_RUNS).map(({ runId }) => runId);
    const rest = overrides.length - runs.length;
    const others = rest > 0 ? `, and the same for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(rest, 'other run')}` : '';
    const { repeat, changed } = againWords(context);
    const again = context.adoptsOverridden === true ? ` Then ${repeat}.` : '';
    const command = code(`${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandTo */ .Z)(`plangate override ${runs.join(' ')}`, context)} --reason "…"`);
    const comment = commandOf('override', context);
    const typed = `run ${command}${others}, with the ${link('command line', COMMAND_LINE)}`;
    return [
        `${overridePages(overrides, context, { name, link })} if you manage policy overrides.${again}`,
        comment === undefined
            ? `Or ${typed}.`
            : `Or comment ${code(comment)}, if the workflow names you. Or ${typed}.`,
        `Or fix ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(policies, MOST_NAMES, name)} and ${changed}.`,
    ];
}
const COMMAND_LINE = 'https://github.com/plangate/plangate/blob/main/docs/cli.md#install';
/** One link where there is one run, else one for each of the first workspaces. */
function overridePages(overrides, { serviceOrigin }, { name, link }) {
    const pages = overrides.flatMap(({ workspace, runUrl = '' }) => {
        const href = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeHref */ .v7)(runUrl, [serviceOrigin]);
        return href === undefined ? [] : [{ workspace, href }];
    });
    const [first] = pages;
    if (first === undefined)
        return 'Override the run';
    if (overrides.length === 1)
        return link("Override on the run's page", first.href);
    const links = pages
        .slice(0, MOST_NAMES)
        .map(({ workspace, href }) => link(name(workspace), href));
    const hidden = overrides.length - links.length;
    return `Override on the runs' pages, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(hidden > 0 ? [...links, `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(hidden)} more`] : links)},`;
}
/** The command to write in a comment; undefined if no workflow reads comments. */
function commandOf(word, { takesCommands, commit, pullRequest }) {
    const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
    return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
function guardSteps({ findings, context }, { name, code }) {
    const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
    if (guards.length === 0)
        return [];
    const rules = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
    if (context.isLocal === true)
        return [`Keep to ${rules} and ${againWords(context).changed}.`];
    const command = commandOf('allow-destroys', context);
    const way = command === undefined
        ? `${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes commands (docs/commands.md), a comment can approve it`
        : `people named in the workflow can approve it with the comment ${code(command)}`;
    return [`Keep to ${rules} and ${againWords(context).changed}; or ${way}.`];
}
/** Options for people to copy into a shell: empty if a value is not a plain name. */
function optionsFor({ organization }, { name = '' } = {}) {
    const areNames = [organization, name].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each));
    return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}
const ALONE = 'This job alone cannot judge what no group has planned.';
/** What to do about failures that are not findings. */
function recoverSteps(view, mark) {
    const { findings, workspaces, context } = view;
    const { repeat } = againWords(context);
    const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
    const named = (all) => (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .list */ .p_)(all.map(({ name }) => name), MOST_NAMES, mark.name);
    const explained = (each) => findings.some((one) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .closesGate */ .HE)(one) && one.workspaces.includes(each.name));
    const errored = those('errored').filter((each) => !explained(each));
    const undecided = those('undecided');
    const missed = undecided.filter(({ missedBy }) => missedBy !== undefined);
    const [judged, unjudged] = [true, false].map((has) => undecided.filter(({ runId, missedBy }) => (runId !== undefined) === has && missedBy === undefined));
    const isLocal = context.isLocal === true;
    const doctor = (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandAt */ .N)(`plangate doctor${optionsFor(context, unjudged?.[0])}`, context);
    const steps = [
        [errored, (names) => `Open the run of ${names}, fix the failure, then ${repeat}.`],
        [
            judged,
            (names) => `Plangate could not verify the plan of ${names}. This cannot be overridden. Fix the cause above, then ${repeat}.`,
        ],
        [
            unjudged,
            (names) => `${names} ${(unjudged?.length ?? 0) > 1 ? 'were' : 'was'} not judged. This cannot be overridden. Fix the cause above${isLocal ? '' : ` (${mark.code(doctor)} helps)`}, then ${repeat}.`,
        ],
        [
            missed,
            (names) => missed.length === 1
                ? `${names} was not judged. This cannot be overridden. Re-run the failed job of its group, then this one. ${ALONE}`
                : `${names} were not judged. This cannot be overridden. Re-run the failed jobs of their groups, then this one. ${ALONE}`,
        ],
        [
            those('canceled'),
            (names) => context.byPerson
                ? `Run the command again for a verdict on ${names}.`
                : `Re-run this job for a verdict on ${names}.`,
        ],
    ];
    return steps.flatMap(([all = [], say]) => (all.length > 0 ? [say(named(all))] : []));
}
//# sourceMappingURL=next-steps.js.map

/***/ }),

/***/ 1320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ ownWordsOf)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7511);
/**
 * The workflow's own words in a comment: Markdown, but nothing in it acts. Workflows put titles and
 * branch names into such texts, so that they are as hostile as those.
 */

/** Of each text, before it is made harmless. */
const LIMIT_BYTES = 2_000;
/** The workflow's own words for the comment, with the texts of the event in them made harmless. */
function ownWordsOf({ ownWords, eventTexts = [], linkOrigins }) {
    const { title = '', header = '', footer = '' } = ownWords ?? {};
    const render = (text) => calm(clipBytes(markForeign((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(text), eventTexts)).trim(), linkOrigins ?? []);
    return {
        title: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(clipBytes(title), LIMIT_BYTES),
        header: render(header),
        footer: render(footer),
    };
}
/** At most so many bytes of UTF-8, no half character at the end. */
function clipBytes(text) {
    const bytes = Buffer.from(text);
    if (bytes.length <= LIMIT_BYTES)
        return text;
    const cut = bytes.subarray(0, LIMIT_BYTES - Buffer.byteLength('…')).toString();
    return `${cut.replace(/\ufffd+$/, '')}…`;
}
/** The event's texts as code, the longest first: a title may hold the name of the branch. */
function markForeign(text, [first, ...others]) {
    if (first === undefined)
        return text;
    const parts = text.split(first).map((part) => markForeign(part, others));
    return parts.join((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(first, LIMIT_BYTES));
}
/** A character without width. It keeps every host from reading the text as a command or a mention. */
const BREAK = '\u200b';
/** Line by line: fences are closed, headings stay below ours. */
function calm(text, origins) {
    let open = '';
    const lines = text.split('\n').map((line, at, all) => {
        const run = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? '';
        if (open !== '') {
            const closes = run.startsWith(open) && line.trim() === run;
            if (closes)
                open = '';
            return closes ? run : calmLine(line, origins);
        }
        if (run !== '' && !(run.startsWith('`') && line.includes('`', run.length))) {
            open = run;
            return run;
        }
        const underlines = /^\s*(?:=+|-+)\s*$/.test(line) && all[at - 1]?.trim() !== '';
        const lower = line.replace(/^(\s*)#{1,3}(?=\s|$)/, '$1####');
        return (underlines && at > 0 ? BREAK : '') + calmLine(lower, origins);
    });
    return [...lines, open].join('\n').trimEnd();
}
/** A fence that is not at the start of its line would end where its list or quote does. */
const HIDDEN_FENCE = /^[\s>*+\-\d.)]+(?=`{3}|~{3})/;
/**
 * Links and addresses first, for they may stay; then each sign after which hosts look for something:
 * HTML, entities, mentions, references, images, definitions, formulas.
 */
const ACTIVE = /\]\(([^\s()<>]*)\)|(?<=^|[\s*_~(])(https?:\/\/[^\s<>()[\]"'`*|\\^{}…]+)|[<&@](?=\S)|#(?=\d)|\bGH-(?=\d)|\b[0-9a-f]{7,}\b|(?:mailto|xmpp)(?=:)|:(?=\/\/)|\bwww(?=\.)|\](?=[(:])|!(?=\[)|\$/giu;
function calmLine(line, origins) {
    const calmed = line.replace(ACTIVE, (sign, target, address) => {
        const href = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .safeHref */ .v7)(target ?? address ?? '', origins);
        if (target !== undefined) {
            return href === undefined ? `]${BREAK}(${calmLine(target, origins)})` : `](${href})`;
        }
        if (address === undefined)
            return sign.replace(/.{6}(?=.)|.$/gu, `$&${BREAK}`);
        return href ?? calmLine(address.replace(':', `:${BREAK}`), origins);
    });
    return calmed.replace(HIDDEN_FENCE, `$&${BREAK}`);
}
//# sourceMappingURL=own-words.js.map

/***/ }),

/***/ 9685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   ab: () => (/* binding */ createRoom),
/* harmony export */   h0: () => (/* binding */ takeAll)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4913);

/** The size of the empty line between two blocks. */
const AROUND = 2;
/** `measure` says how large a text is in the unit of the budget. */
function createRoom(budget, measure, outer) {
    let spent = 0;
    const room = {
        left: () => Math.min(Math.floor(budget) - spent, outer?.left() ?? Infinity),
        reserve(cost) {
            if (cost > room.left() || outer?.reserve(cost) === false)
                return false;
            spent += cost;
            return true;
        },
        take: (text) => room.reserve(measure(text) + AROUND),
        keep: (text) => (text !== '' && room.take(text) ? text : ''),
        part: (share) => createRoom(room.left() * share, measure, room),
        trial: () => createRoom(room.left(), measure),
    };
    return room;
}
/** As many of `items` as fit, in order; stops at the first that does not. */
function takeAll(room, items, render) {
    const taken = [];
    for (const item of items) {
        const text = render(item);
        if (!room.take(text))
            break;
        taken.push(text);
    }
    return taken;
}
/**
 * A `<details>` block with as many rows as fit.
 *
 * @param head the first two lines of a table; left out for a list
 */
function fold(room, { title, head = '' }, items, row) {
    const summary = `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!room.take(`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = takeAll(room, items, row);
    const missing = items.length - rows.length;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)('\n\n', summary, rows.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)('\n', head, ...rows) : '', missing > 0 ? `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(missing)} more.` : '', '</details>');
    return { text, missing };
}
//# sourceMappingURL=room.js.map

/***/ }),

/***/ 6286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X0: () => (/* binding */ mergeSections),
/* harmony export */   ek: () => (/* binding */ holdsSection),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   pe: () => (/* binding */ isSuperseded)
/* harmony export */ });
/* unused harmony exports addAct, holdsAct */
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3538);
/* harmony import */ var _given_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4132);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7511);
/* harmony import */ var _heading_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8526);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4340);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2340);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3629);
/**
 * One comment, written by any number of jobs. Each job owns a section, and writes the whole comment
 * anew from the sections that it finds and its own. Each reads the comment again after writing, so in
 * the end all sections are in it.
 */








/** Room for a comment; the service's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/** They may take a third of it; in a smaller comment there are none. */
const ROOM_FOR_WORDS = 30_000;
const NO_WORDS = { title: '', header: '', footer: '' };
/**
 * The comment with `section` in it: replaced when it was there, added otherwise, the others kept.
 * The existing body comes back untouched when it holds this report already, or a newer one.
 * `existing` must be a comment of our own; anything else is treated as if it were not there.
 *
 * @param budget UTF-16 units of the whole comment
 */
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
    const { key } = section;
    const body = existing ?? '';
    const comment = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeMarker */ .rH)(body, key);
    if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
        return body;
    const sections = comment?.sections ?? [];
    const plans = (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .plansBesides */ .iF)(comment, section.state, section.job);
    const head = (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .newestOf */ .su)([...sections, section.state]).headSha;
    const previousSha = previousOf(comment, head);
    const others = (comment ? readParts(body, comment) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
    const stateLimit = Math.min(4_096, Math.floor(budget / 8));
    const acts = (0,_given_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .currentActs */ .BJ)(comment?.acts ?? [], head);
    return fitParts(others, section, budget, (parts) => {
        const sections = parts.map(({ state }) => state);
        const isLarge = budget >= ROOM_FOR_WORDS;
        const state = { key, sections, previousSha, acts, plans: isLarge ? plans : [] };
        const end = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)('\n\n', (0,_given_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .renderActs */ .aG)(acts), (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeMarker */ .$N)(state, stateLimit));
        const words = isLarge ? section.words : NO_WORDS;
        const first = (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .headingOf */ .Wm)(state, { title: words.title, origins: section.origins });
        return compose(parts, { head, first, end }, { origins: section.origins, words });
    });
}
/**
 * Adds one command to a comment of ours and changes nothing else: the workflow for commands does not
 * know the texts that the gate's workflow writes around its sections. A comment with another key is
 * returned as it was.
 */
function addAct(body, act, key) {
    const comment = decodeMarker(body, key);
    if (comment === undefined || holdsAct(body, act, key))
        return body;
    const { acts: before = [] } = comment;
    // A command that was given before the last push takes nothing from what came after it.
    const heads = comment.sections.length > 0 ? [newestOf(comment.sections).headSha] : [];
    const kept = currentActs([...before, act], act.commit, ...heads);
    const acts = kept.includes(act) ? kept : [...kept, act];
    const end = withoutActs(body).trimEnd();
    const above = end.slice(0, end.lastIndexOf('\n')).trimEnd();
    return joined('\n\n', above, renderActs(acts), encodeMarker({ ...comment, acts }));
}
/** Whether the comment has this command already. */
function holdsAct(body, act, key) {
    const earlier = decodeMarker(body, key)?.acts ?? [];
    const text = JSON.stringify(encodeActs([act]));
    return earlier.some((one) => JSON.stringify(encodeActs([one])) === text);
}
/** Whether `body` holds exactly this report of this section: what a writer verifies afterwards. */
function holdsSection(body, { state, key }) {
    const section = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === state.id);
    const { digest, runId, attempt } = state;
    return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}
/**
 * Whether a comment of ours says that the gate is open: every job of its newest commit is green, and none of the
 * commit before has still to report. What cannot be read says no such thing.
 */
function isOpen(body) {
    const sections = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeMarker */ .rH)(body)?.sections ?? [];
    if (sections.length === 0)
        return false;
    const { headSha } = (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .newestOf */ .su)(sections);
    return sections.every((each) => each.headSha === headSha && each.tally.green);
}
/** Whether the comment already holds or announces a newer report: then nothing is written. */
function isSuperseded(ours, comment) {
    const theirs = comment.sections.find(({ id }) => id === ours.id);
    if (theirs && (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewer */ .U4)(theirs, ours))
        return true;
    // Another job has moved on to a newer commit: what we know is about the past.
    const plans = comment.plans?.filter(({ unfinished }) => !unfinished) ?? [];
    return [...comment.sections, ...plans].some((other) => other.headSha !== ours.headSha && (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .isNewer */ .U4)(other, ours));
}
/** Sections of the commit before stay, marked as waiting; older ones belong to jobs that are gone. */
function previousOf(comment, head) {
    const last = comment?.sections.filter(({ headSha }) => headSha !== head) ?? [];
    return last.length === 0 ? comment?.previousSha : (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .newestOf */ .su)(last).headSha;
}
/**
 * Sections keep their text while all fit. The largest give way first, until ours has its share; only
 * our own can be rendered smaller, another one's text is replaced by a pointer. With hundreds of
 * jobs even names give way, those that passed first: the headline still counts them.
 */
function fitParts(others, section, budget, composeAll) {
    const { state, title, url } = section;
    const ownPart = (text) => ({ state, title, text, url });
    const needed = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
    let kept = [...others];
    const all = (text) => [...kept, ownPart(text)].sort(bySeverity);
    for (;;) {
        const room = budget - composeAll(all('')).length;
        const smaller = room < needed ? giveWay(kept, needed - room) : undefined;
        if (smaller === undefined)
            return composeAll(all(room > 0 ? section.render(room) : ''));
        kept = smaller;
    }
}
/** Frees about this many units; undefined if nothing more can be left out. */
function giveWay(parts, units) {
    const withText = parts.filter(({ text }) => text !== '');
    const withTitle = parts.filter(({ title }) => title !== '');
    const isGreen = ({ state }) => Number(state.tally.green);
    withText.sort((one, other) => other.text.length - one.text.length);
    withTitle.sort((one, other) => isGreen(other) - isGreen(one));
    const victims = withText.length > 0 ? withText : withTitle;
    if (victims.length === 0)
        return undefined;
    const chosen = new Set();
    let freed = 0;
    for (const victim of victims) {
        if (freed >= units)
            break;
        chosen.add(victim);
        freed += victim.text.length || 150;
    }
    return parts.map((part) => {
        if (!chosen.has(part))
            return part;
        return part.text === '' ? { ...part, title: '' } : { ...part, text: '' };
    });
}
/** The worst first, then by name: every job writes the same order. */
function bySeverity(one, other) {
    const badness = ({ state }) => _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .VERDICTS */ .bk.indexOf(state.tally.verdict);
    return (badness(other) - badness(one) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .byCodeUnit */ .X)(one.title, other.title) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .byCodeUnit */ .X)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, comment) {
    const lines = body.split('\n');
    const begins = new Map();
    for (const [at, line] of lines.entries()) {
        const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
        if (id !== undefined)
            begins.set(id, { at, heading: heading ?? '' });
    }
    return comment.sections.map((state) => {
        const begin = begins.get(state.id);
        const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
        if (begin === undefined || end < 0)
            return { state, title: '', text: '' };
        const text = lines.slice(begin.at + 1, end).join('\n');
        return { state, text: text.trim(), ...readHeading(begin.heading) };
    });
}
function readHeading(encoded) {
    const parsed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .parseJson */ .qF)((0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .fromBase64Url */ .tP)(encoded));
    const [title, url] = Array.isArray(parsed) ? parsed : [];
    if (typeof title !== 'string')
        return { title: '' };
    return { title, url: typeof url === 'string' ? url : undefined };
}
function compose(parts, { head, first, end }, { origins, words: { header, footer } }) {
    const isCurrent = ({ state }) => state.headSha === head;
    const [only, ...more] = parts;
    const named = parts.filter(({ title }) => title !== '');
    const blocks = only && more.length === 0
        ? [framed(only, only.text)]
        : named.map((part) => renderOther(part, isCurrent(part), origins));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joined */ .oR)('\n\n', first, header, ...blocks, footer, end);
}
function framed(part, text) {
    const { state, title, url } = part;
    const encoded = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .toBase64Url */ ._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
    return [`<!-- plangate:section ${state.id} ${encoded} -->`, '', text, '', END].join('\n');
}
function renderOther(part, current, origins) {
    const { tally, headSha } = part.state;
    const sign = current ? (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .icon */ .Kk)(tally.verdict, tally.green) : '⏳';
    const words = current
        ? (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(tally)
        : `waiting for a result (${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .headline */ .Pl)(tally, ` at ${headSha.slice(0, 7)}`)})`;
    const text = !current ? '' : part.text || `Details: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('the job', part.url, origins)}.`;
    if (current && tally.green && part.text !== '')
        return `<details><summary>${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .htmlCode */ .h8)(part.title)}: ${words}</summary>\n${framed(part, text)}\n</details>`;
    return `#### ${sign} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)(part.title)}: ${words}\n\n${framed(part, text)}`;
}
//# sourceMappingURL=sections.js.map

/***/ }),

/***/ 2533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ subjectAndMessage),
/* harmony export */   DY: () => (/* binding */ unsaid),
/* harmony export */   Ig: () => (/* binding */ generalMessage),
/* harmony export */   PC: () => (/* binding */ spotsOf),
/* harmony export */   SU: () => (/* binding */ ownBaseline)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3629);

/** One spot per resource; one spot for a finding without resources. */
function spotsOf(finding) {
    const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
    const [first, ...others] = finding.resources.map((resource) => {
        const message = areSeveral(finding) ? '' : withoutAddress(finding.message, resource.address);
        return { ...resource, message: resource.message ?? message };
    });
    const message = finding.message.trim() || _words_js__WEBPACK_IMPORTED_MODULE_0__/* .STATUS_WORDS */ .ly[finding.status];
    return first
        ? [first, ...others]
        : [{ message, fingerprint, location, permalink, age, baseline, excerpt, workspaces }];
}
/** The message about all resources together; empty if one of them repeats it. */
function generalMessage(finding) {
    const { message, resources } = finding;
    const [only] = resources;
    if (only === undefined || (resources.length === 1 && only.message === undefined))
        return '';
    const isRepeated = resources.some(({ address, message: resourceMessage }) => resourceMessage !== undefined &&
        (message.includes(resourceMessage) ||
            resourceMessage.includes(withoutAddress(message, address))));
    return isRepeated ? '' : message;
}
function areSeveral({ resources }) {
    return resources.length > 1;
}
/** `encrypted is false` of `aws_ebs_volume.data: encrypted is false`; never empty for a text. */
function withoutAddress(message, address) {
    const prefix = `${address}: `;
    return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}
/** Address and message as text, with the address only once. */
function subjectAndMessage({ address, message }, limit = Infinity) {
    const isNamed = address === undefined || message.slice(0, limit).includes(address);
    return [isNamed ? '' : address, message];
}
/** The baseline of a resource, if it differs from that of the finding. */
function ownBaseline(spot, finding) {
    return spot.baseline === finding.baseline ? {} : spot;
}
/** Printed lines that are not shown with a resource, or are longer than `limit`. */
function unsaid(finding, limit) {
    const { message, output, resources } = finding;
    const shown = new Set(['', message]);
    for (const resource of resources) {
        shown.add(resource.address);
        for (const part of [resource.message ?? '', ...(resource.message ?? '').split('; ')])
            shown.add(part).add(`${resource.address}: ${part}`);
    }
    const left = output.filter((line) => line.length > limit || !shown.has(line));
    // Lines below a heading that several lines share are kept only with that heading.
    return left.length > 0 && areSeveral(finding) ? output : left;
}
//# sourceMappingURL=spots.js.map

/***/ }),

/***/ 4834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   bF: () => (/* binding */ renderTerminal),
/* harmony export */   cz: () => (/* binding */ clipped),
/* harmony export */   jC: () => (/* binding */ padded),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3538);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(445);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(2886);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7511);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5636);
/* harmony import */ var _insides_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5629);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(1805);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(7713);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2195);
/* harmony import */ var _spots_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2533);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(3629);
/**
 * The report on one screen of a terminal: what blocks, where, who may override it. Text from outside
 * is cleaned to one line; colour and links are only there where the caller says that they work.
 */












/** From the most detailed to the shortest: the first that fits is drawn. */
const DETAILS = [
    { findings: 8, spots: 4, source: true, workspaces: 8, destroys: 6 },
    { findings: 6, spots: 2, source: true, workspaces: 6, destroys: 4 },
    { findings: 4, spots: 1, source: true, workspaces: 4, destroys: 3 },
    { findings: 3, spots: 1, source: false, workspaces: 3, destroys: 2 },
    { findings: 2, spots: 1, source: false, workspaces: 1, destroys: 1 },
];
/** Lines ready to print, at most `screen.rows` of them unless not even the least fits. */
function renderTerminal(view, screen) {
    let drawn = [];
    for (const detail of DETAILS) {
        drawn = rowsOf(view, detail, screen).flatMap((row) => wrap(row, screen));
        if (drawn.length <= screen.rows)
            break;
    }
    return drawn;
}
const BLANK = { indent: 0, parts: [] };
function rowsOf(view, detail, screen) {
    return [
        ...workspaceRows(view, detail),
        BLANK,
        verdictRow(view),
        ...reasonRows(view, detail),
        ...findingRows(view, detail, screen),
        ...destroyRows(view, detail),
        ...restRow(view),
        ...stepRows(view),
    ];
}
/** One line per workspace, not green ones first: the plan, the policies, the duration. */
function workspaceRows({ workspaces, archives, results }, { workspaces: most }) {
    const closed = workspaces.filter(({ verdict }) => !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict));
    const sorted = [...closed, ...workspaces.filter(({ verdict }) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict))];
    const shown = sorted.slice(0, most);
    const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => widthOf(name))));
    const plans = shown.map(planColumn);
    const planWidth = Math.max(0, ...plans.map(widthOf));
    const rows = shown.map((workspace, index) => {
        const { name, verdict, durationMs } = workspace;
        const policies = (0,_counts_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceWords */ .FF)([workspace], { results }) || _words_js__WEBPACK_IMPORTED_MODULE_8__/* .VERDICT */ .y3[verdict].words;
        const time = durationMs === undefined ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .elapsed */ .vk)(durationMs);
        const parts = [
            signOf(verdict),
            {
                text: ` ${padded((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(name, 60), width)}  ${padded(plans[index] ?? '', planWidth)}  `,
            },
            { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joined */ .oR)('  ', policies, time) },
        ];
        return { indent: 2, parts };
    });
    const [archive] = archives;
    const sent = archive
        ? [line(2, soft(`${archive.directory} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(archive.files, 'file')} sent`))]
        : [];
    const hidden = sorted.length - shown.length;
    const more = hidden > 0 ? [line(2, soft(`… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(hidden, 'more workspace')}`))] : [];
    return [...sent, ...rows, ...more];
}
function planColumn(workspace) {
    const words = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .planWords */ .DO)(workspace);
    if (words === '–')
        return '';
    return words === 'no changes' ? words : `plan ${words}`;
}
function verdictRow(view) {
    const headline = view.headline.charAt(0).toUpperCase() + view.headline.slice(1);
    const style = view.green ? 'green' : 'red';
    return line(0, { text: `${_words_js__WEBPACK_IMPORTED_MODULE_8__/* .VERDICT */ .y3[view.verdict].sign} `, style }, bold((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(headline, 400)));
}
function reasonRows(view, { findings }) {
    return view.workspaces
        .filter((workspace) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .needsReason */ .iB)(workspace, view))
        .slice(0, findings)
        .flatMap(({ name, reasons }) => reasons
        .slice(0, 2)
        .map((reason) => line(2, { text: `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(name, 60)}: ${(0,_help_js__WEBPACK_IMPORTED_MODULE_11__/* .withHelp */ .il)((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(reason, 600))}` })));
}
function findingRows(view, detail, screen) {
    const must = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .mustFixFindings */ .Tj)(view);
    const mayPass = (each) => !view.green && each.severity === 'needs-override';
    const groups = [
        [
            view.green ? 'Failed, but not enforced' : 'Must be fixed',
            must.filter((each) => !mayPass(each)),
        ],
        [
            'Must be fixed, or overridden by people who manage policy overrides',
            must.filter((each) => mayPass(each) && each.guard !== true),
        ],
        [
            'Needs approval before it may be destroyed',
            must.filter((each) => mayPass(each) && each.guard),
        ],
    ];
    const withSource = detail.source
        ? must.find((finding) => (0,_spots_js__WEBPACK_IMPORTED_MODULE_7__/* .spotsOf */ .PC)(finding)[0].excerpt !== undefined)
        : undefined;
    return groups.flatMap(([title, findings]) => {
        if (findings.length === 0)
            return [];
        const shown = findings.slice(0, detail.findings);
        const hidden = findings.length - shown.length;
        return [
            BLANK,
            line(2, bold(title)),
            ...shown.flatMap((each) => findingBlock(each, view, detail, each === withSource && screen)),
            ...(hidden > 0 ? [line(2, soft(`… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(hidden, 'more finding')}`))] : []),
        ];
    });
}
function findingBlock(finding, view, { spots: most }, source) {
    const about = (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joined */ .oR)(' · ', (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(finding.policySet, 60), view.workspaces.length > 1 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .list */ .p_)(finding.workspaces, 3, (name) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(name, 40)) : '', (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .baselineWords */ .v8)(finding, view.context), 80), finding.age === 'new' ? 'new' : '');
    const spots = (0,_spots_js__WEBPACK_IMPORTED_MODULE_7__/* .spotsOf */ .PC)(finding);
    const hidden = spots.length - most;
    const [first, ...others] = spots.slice(0, most);
    return [
        line(2, { text: '✗ ', style: 'red' }, bold((0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(finding.policy, 80)), soft(`  ${about}`)),
        ...(first ? spotRows(first, view, source) : []),
        ...others.flatMap((spot) => spotRows(spot, view, false)),
        ...(hidden > 0 ? [line(6, soft(`… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(hidden, 'more resource')}`))] : []),
    ];
}
/** The message is below the line at fault if source lines are shown, else after the address. */
function spotRows(spot, view, source) {
    const [address, message] = (0,_spots_js__WEBPACK_IMPORTED_MODULE_7__/* .subjectAndMessage */ .$u)(spot);
    const messageText = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(message, 300);
    const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .fileAndLine */ .CP)(spot);
    const href = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .safeHref */ .v7)(spot.permalink ?? '', (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .originsOf */ .TZ)(view.context));
    const at = fileLine === '' ? [] : [{ text: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(fileLine, 200), href }, { text: '  ' }];
    const { excerpt, location } = spot;
    if (source === false || excerpt === undefined || location === undefined) {
        return [line(6, ...at, { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joined */ .oR)(': ', (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(address, 200), messageText) })];
    }
    const first = location.startLine - excerpt.at;
    const width = String(first + excerpt.lines.length).length;
    const room = Math.max(20, source.columns - width - 12);
    const rows = excerpt.lines.flatMap((text, index) => {
        const number = first + index;
        const code = clipped(text.replaceAll('\t', '  '), room);
        // The line before, the line at fault, and the message.
        if (number < location.startLine - 1 || number > location.startLine)
            return [];
        const gutter = `${String(number).padStart(width)} │ `;
        const isAtFault = number === location.startLine;
        const row = line(8, soft(gutter), isAtFault ? bold(code) : { text: code });
        if (!isAtFault)
            return [row];
        return [
            row,
            line(8, soft(`${' '.repeat(width)} │ `), { text: `▲ ${messageText}`, style: 'red' }),
        ];
    });
    return [line(6, ...at, { text: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(address, 200) }), ...rows];
}
function destroyRows(view, { destroys: most }) {
    const all = view.workspaces.flatMap(({ changes }) => changes?.changes ?? []);
    const destroying = all.filter(({ action }) => action === 'delete' || action === 'replace');
    if (destroying.length === 0)
        return [];
    const deleted = destroying.filter(({ action }) => action === 'delete').length;
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joined */ .oR)(', ', deleted > 0 ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(deleted, 'resource')} ${_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTION_WORDS */ .dC.delete}` : '', destroying.length > deleted
        ? `${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(destroying.length - deleted, 'resource')} ${_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .ACTION_WORDS */ .dC.replace}`
        : '');
    const shown = destroying.slice(0, most).map((change) => {
        const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_8__/* .fileAndLine */ .CP)(change);
        const url = (change.location && (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .permalink */ .eL)(change.location, view.context)) ?? '';
        const why = (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(destroyReason(change), 160);
        const parts = [
            { text: `${_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .SIGNS */ .B2[change.action]} `, style: 'red' },
            { text: `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(change.address, 200)}  ` },
            ...(fileLine === ''
                ? []
                : [
                    { text: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(fileLine, 200), href: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .safeHref */ .v7)(url, (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .originsOf */ .TZ)(view.context)) },
                    { text: '  ' },
                ]),
            soft(why),
        ];
        return line(2, ...parts);
    });
    const hidden = destroying.length - shown.length;
    const more = hidden > 0 ? [line(2, soft(`… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .zD)(hidden)} more`))] : [];
    return [BLANK, line(2, bold(`Destroyed or replaced: ${what}`)), ...shown, ...more];
}
/** Why it happens; of a replacement also what changes inside. */
function destroyReason(change) {
    const inside = change.action === 'replace' ? (0,_insides_js__WEBPACK_IMPORTED_MODULE_4__/* .nameWords */ .Lo)(change, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .asIs */ .$B) : '';
    if (inside === '')
        return (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeReason */ .ff)(change, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .asIs */ .$B);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joined */ .oR)('; ', (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeReason */ .ff)({ ...change, attributes: [] }, _text_js__WEBPACK_IMPORTED_MODULE_10__/* .asIs */ .$B), inside);
}
/** One line that counts what is not shown. */
function restRow(view) {
    const all = view.workspaces.flatMap(({ changes }) => changes?.changes ?? []);
    const others = all.filter(({ action }) => action !== 'delete' && action !== 'replace').length;
    const must = (0,_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .mustFixFindings */ .Tj)(view);
    const advisory = view.findings.filter((each) => each.severity === 'warns' && !must.includes(each));
    const overridden = view.findings.filter(({ status }) => status === 'overridden');
    const folds = [
        others > 0 ? `▸ ${(0,_text_js__WEBPACK_IMPORTED_MODULE_10__/* .count */ .U9)(others, 'other change')}` : '',
        advisory.length > 0 ? `▸ ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_9__/* .failureWords */ .AC)(advisory, 'advisory failure')}` : '',
        overridden.length > 0 ? `▸ ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_9__/* .failureWords */ .AC)(overridden, 'overridden failure')}` : '',
    ].filter((each) => each !== '');
    return folds.length === 0 ? [] : [BLANK, line(2, soft(folds.join('   ')))];
}
function stepRows({ nextSteps }) {
    if (nextSteps.length === 0)
        return [];
    return [BLANK, ...nextSteps.slice(0, 4).map((step) => line(2, { text: (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(step, 600) }))];
}
function line(indent, ...parts) {
    return { indent, parts };
}
function bold(text) {
    return { text, style: 'bold' };
}
function soft(text) {
    return { text, style: 'soft' };
}
function signOf(verdict) {
    return { text: _words_js__WEBPACK_IMPORTED_MODULE_8__/* .VERDICT */ .y3[verdict].sign, style: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict) ? 'green' : 'red' };
}
/** Wraps at words; a word that is longer than the line is cut. */
function wrap({ indent, parts }, screen) {
    const words = parts.flatMap(({ text, ...look }) => text.split(/(?<= )(?=[^ ])/).map((word) => ({ text: word, ...look })));
    const lines = [[]];
    let used = indent;
    for (const word of words) {
        const width = widthOf(word.text.trimEnd());
        const isFirst = lines.at(-1)?.length === 0;
        if (!isFirst && used + width > screen.columns) {
            lines.push([]);
            used = indent + 2;
        }
        // A URL is not cut, because it would lead elsewhere: the terminal wraps it.
        const isWhole = word.text.includes('://') || width <= screen.columns - used;
        const text = isWhole ? word.text : clipped(word.text, screen.columns - used);
        lines.at(-1)?.push({ ...word, text });
        used += widthOf(text);
    }
    return lines.map((pieces, index) => {
        const start = pieces.length === 0 ? '' : ' '.repeat(indent + (index > 0 ? 2 : 0));
        return start + painted(pieces, screen).trimEnd();
    });
}
/** Joins neighbouring pieces of the same style. */
function painted(pieces, screen) {
    const runs = [];
    for (const piece of pieces) {
        const last = runs.at(-1);
        if (last?.style === piece.style && last?.href === piece.href && last)
            last.text += piece.text;
        else
            runs.push({ ...piece });
    }
    return runs.map((run) => paint(run, screen)).join('');
}
const CODES = {
    bold: [1, 22],
    soft: [2, 22],
    red: [31, 39],
    green: [32, 39],
    yellow: [33, 39],
};
function paint({ text, style, href }, { colour, links }) {
    const safe = (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLine */ .om)(text);
    const [on, off] = style === undefined ? [0, 0] : CODES[style];
    const shown = colour && style !== undefined ? `\x1b[${on}m${safe}\x1b[${off}m` : safe;
    return links && href !== undefined ? `\x1b]8;;${href}\x1b\\${shown}\x1b]8;;\x1b\\` : shown;
}
const WIDE = /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])$/u;
/** In columns: marks that join have none, wide characters have two. */
function widthOf(text) {
    let width = 0;
    for (const character of text) {
        if (/^\p{M}$/u.test(character))
            continue;
        width += WIDE.test(character) ? 2 : 1;
    }
    return width;
}
/** A text in so many columns; a longer one ends in `…`. */
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
/** A text and as many spaces as it takes to fill the columns. */
function padded(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
//# sourceMappingURL=terminal.js.map

/***/ }),

/***/ 4913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ asIs),
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Ej: () => (/* binding */ size),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   R3: () => (/* binding */ policies),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   X: () => (/* binding */ byCodeUnit),
/* harmony export */   dh: () => (/* binding */ workspaces),
/* harmony export */   iA: () => (/* binding */ minuteOf),
/* harmony export */   oR: () => (/* binding */ joined),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   vk: () => (/* binding */ elapsed),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** How figures, times and lists are written and put in order. */
/** `1 policy`, `2 policies`; large numbers with separators. */
function count(number, one, many = `${one}s`) {
    return `${grouped(number)} ${number === 1 ? one : many}`;
}
const policies = (number) => count(number, 'policy', 'policies');
const workspaces = (number) => count(number, 'workspace');
/** `12345` as `12,345`, the same in every locale. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
const asIs = (text) => text;
/** `a`, `a and b`, `a, b and c`; beyond `limit`: `a, b and 7 more`. Only what is shown is marked. */
function list(items, limit = Infinity, mark = asIs) {
    const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
    const rest = items.length - shown.length;
    return joinedByAnd([...shown.map(mark), ...(rest > 0 ? [`${grouped(rest)} more`] : [])]);
}
/** The first `limit`, then how many others there are: `a, b and c and 7 more`. */
function firstOf(items, limit, mark = asIs, others = grouped) {
    const rest = items.length - limit;
    const shown = joinedByAnd(items.slice(0, limit).map(mark));
    return rest > 0 ? `${shown} and ${others(rest)} more` : shown;
}
function joinedByAnd(parts) {
    if (parts.length < 2)
        return parts.join('');
    return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
/** What there is of `parts`, with `between` between. */
function joined(between, ...parts) {
    return parts.filter(Boolean).join(between);
}
/** By code unit: the same on every machine. */
function byCodeUnit(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
/** Those of one key together, in the order of the first of each. */
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
/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
function minuteOf(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime())
        ? ''
        : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** `1.3 MB`, decimal, one digit after the point below ten. */
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
/** `00:43`, `1:02:03`. */
function elapsed(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const two = (number) => String(number).padStart(2, '0');
    const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
    return `${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 1105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   toReportView: () => (/* binding */ toReportView)
/* harmony export */ });
/* unused harmony export countResults */
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3538);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9753);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2886);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5636);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2189);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3629);






/**
 * Makes the content of the report, once for all surfaces.
 *
 * @param result what the gate found
 * @param context what is known of the job and its host
 * @returns the view; its texts are hostile until a renderer escapes them
 */
function toReportView(result, context) {
    const all = result.workspaces;
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .collectFindings */ .F3)(result, context);
    const green = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(result.verdict.word, context.failOn);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides: green ? [] : overrideSteps(result, findings, context),
        counts: countResults(all.flatMap(({ results }) => results)),
        workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
        unaffected: result.unaffected ?? [],
        findings,
        resolved: countResolved(findings, context),
        results: all.flatMap(({ results, workspace }) => results.map((each) => ({
            ...each,
            location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPlace */ .z7)(each.location),
            resources: each.resources.map((one) => ({ ...one, location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPlace */ .z7)(one.location) })),
            workspace,
        }))),
        runTasks: all.flatMap(({ runTasks, workspace }) => runTasks.map((each) => ({ ...each, workspace }))),
        audit: all.flatMap((workspace) => auditOf(workspace, context)),
        archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
            directory: relativeDirectory(root, context) ?? '.',
            files,
            bytes,
            sha256,
            withheld,
        })),
        context,
        durationMs: Math.round(result.durationMs),
    };
    return {
        ...view,
        headline: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(view)),
        nextSteps: green ? [] : nextSteps(view, result.verdict.reasons),
    };
}
function auditOf({ workspace, runId, discarded }, { actor, job }) {
    if (discarded === undefined)
        return [];
    const run = runId ?? '';
    return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function viewWorkspace(result, context) {
    const directory = relativeDirectory(result.root, context);
    return {
        name: result.workspace,
        workspaceId: result.workspaceId,
        configurationVersionId: result.configurationVersionId,
        directory: directory === undefined ? undefined : join(directory, result.workingDirectory),
        runId: result.runId,
        runUrl: result.runUrl,
        runStatus: result.runStatus,
        plan: result.plan,
        changes: result.changes,
        cost: result.cost,
        timestamps: result.timestamps,
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
        missedBy: result.missedBy,
        verdict: result.verdict.word,
        reasons: reasonsOf(result),
        counts: countResults(result.results),
        policies: (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(result.results),
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** A failure on the way is a reason too, and is not repeated. */
function reasonsOf({ verdict, failure }) {
    return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
        ? [...verdict.reasons, failure.message]
        : verdict.reasons;
}
/** Counts policy results by what became of them. */
function countResults(results) {
    const counts = {
        passed: 0,
        advisoryFailed: 0,
        mandatoryFailed: 0,
        overridden: 0,
        errored: 0,
        undecided: 0,
    };
    for (const result of results)
        counts[countedAs(result)] += 1;
    return counts;
}
function countedAs({ status, level }) {
    if (status === 'passed' || status === 'overridden' || status === 'errored')
        return status;
    if (status !== 'failed' || level === 'unknown')
        return 'undecided';
    return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
function countResolved(findings, context) {
    const now = new Set(findings.map(({ fingerprint }) => fingerprint));
    return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root, context) {
    if (root === undefined || !context.repository)
        return undefined;
    const inner = slashes(root);
    const outer = slashes(context.repository.root);
    if (inner === outer)
        return '.';
    return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
    return path.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
}
function join(directory, inner) {
    if (inner === '')
        return directory;
    return directory === '.' ? inner : `${directory}/${inner}`;
}
/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings, context) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.guard !== true)
            .filter((each) => each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        // The id becomes part of a command line: text that is not a plain word is no id.
        if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
            return [];
        const command = `${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_5__/* .commandTo */ .Z)(`plangate override ${runId}`, context)} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
/** Hostile until escaped. */
function nextSteps(view, reasons) {
    if (view.workspaces.length === 0)
        return reasons;
    return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B)(view)];
}
//# sourceMappingURL=to-view.js.map

/***/ }),

/***/ 3629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CP: () => (/* binding */ fileAndLine),
/* harmony export */   IF: () => (/* binding */ findingLevel),
/* harmony export */   Kk: () => (/* binding */ icon),
/* harmony export */   NB: () => (/* binding */ TALLY_FIGURES),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Sn: () => (/* binding */ overriddenWords),
/* harmony export */   hE: () => (/* binding */ hasNoChanges),
/* harmony export */   ly: () => (/* binding */ STATUS_WORDS),
/* harmony export */   mF: () => (/* binding */ overrideWords),
/* harmony export */   s2: () => (/* binding */ levelWords),
/* harmony export */   v8: () => (/* binding */ baselineWords),
/* harmony export */   y3: () => (/* binding */ VERDICT)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4913);

/** Only for a plan that finished: one that failed or was stopped may change anything. */
function hasNoChanges(plan) {
    if (plan?.status !== 'finished' || plan.hasChanges)
        return false;
    return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
const TALLY_FIGURES = [
    'workspaces',
    /** Workspaces that the verdict comes from. */
    'affected',
    /** Different policies and run tasks that keep the gate closed. */
    'policiesAtFault',
    'runTasksAtFault',
    'advisoryFailures',
    'overridden',
    /** All policy results, of any status. */
    'results',
    /** Different policies that these results are of; 0 where that is not known. */
    'policies',
];
/**
 * The whole verdict in one sentence, without markup.
 *
 * @param at the commit, for a heading that names it, as in " at `6f1cb40`"
 */
function headline(tally, at = '') {
    if (tally.workspaces === 0) {
        const none = `no workspace is affected by this change${at}`;
        return tally.green ? `passed · ${none}` : `undecided: ${none}, and policies are required`;
    }
    const where = `${inWorkspaces(tally.affected, tally.workspaces)}${at}`;
    const forgiven = tally.green ? ', but not enforced (fail-on: never)' : '';
    const advisory = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(tally.advisoryFailures, 'advisory failure');
    const atFault = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(' and ', tally.policiesAtFault > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .policies */ .R3)(tally.policiesAtFault) : '', tally.runTasksAtFault > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(tally.runTasksAtFault, 'run task') : '');
    switch (tally.verdict) {
        case 'passed':
            return tally.results === 0
                ? `passed · no policy applies to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(tally.workspaces)}${at}`
                : `passed · ${countedPolicies(tally)} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(tally.workspaces)}${at}`;
        case 'advisory':
            return tally.green
                ? `passed with ${advisory} ${where}`
                : `blocked by ${advisory} ${where} (fail-on: advisory)`;
        case 'overridden':
            return `passed, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .policies */ .R3)(tally.overridden)} overridden ${where}`;
        case 'needs-override': {
            const one = tally.policiesAtFault + tally.runTasksAtFault === 1;
            return `${atFault || 'a failure'} ${one ? 'needs' : 'need'} an override ${where}${forgiven}`;
        }
        case 'blocked':
            return `blocked${atFault && ` by ${atFault}`} ${where}${forgiven}`;
        case 'errored':
            return `the run failed ${where}`;
        case 'undecided':
            return `undecided ${where}, so the gate stays closed`;
        case 'canceled':
            return `canceled ${where}`;
    }
}
/** Several jobs may count the same policy: then only their results can be added up. */
function countedPolicies({ results, policies: different }) {
    return different > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .policies */ .R3)(different) : (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(results, 'policy result');
}
function inWorkspaces(affected, all) {
    if (all === 1)
        return 'in 1 workspace';
    if (all === 2 && affected === 2)
        return 'in both workspaces';
    return affected === all
        ? `in all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(all)}`
        : `in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .zD)(affected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .workspaces */ .dh)(all)}`;
}
/** The words for a verdict, for a workspace and in the log; `sign` is one column wide. */
const VERDICT = {
    passed: { words: 'passed', icon: '✅', sign: '✓' },
    advisory: { words: 'passed with advisory failures', icon: '⚠️', sign: '!' },
    overridden: { words: 'passed, overridden', icon: '☑️', sign: '✓' },
    'needs-override': { words: 'needs an override', icon: '✋', sign: '✗' },
    blocked: { words: 'blocked', icon: '❌', sign: '✗' },
    errored: { words: 'run failed', icon: '💥', sign: '✗' },
    undecided: { words: 'undecided', icon: '❔', sign: '?' },
    canceled: { words: 'canceled', icon: '🚫', sign: '✗' },
};
/** The sign of a verdict: a warning if the gate passes although the verdict does not. */
function icon(verdict, green) {
    if (verdict === 'advisory' && !green)
        return VERDICT.blocked.icon;
    const forgiven = green && (verdict === 'blocked' || verdict === 'needs-override');
    return VERDICT[forgiven ? 'advisory' : verdict].icon;
}
/** The words for an enforcement level. */
function findingLevel({ kind, level }) {
    return kind === 'diagnostic' ? 'plan error' : levelWords(level);
}
/** An enforcement level in words. */
function levelWords(level) {
    return level === 'unknown' ? 'unknown level' : level;
}
const STATUS_WORDS = {
    failed: 'failed',
    errored: 'could not be evaluated',
    overridden: 'overridden',
    'not-evaluated': 'never evaluated',
    unknown: 'in an unrecognized state',
};
/** `infra/storage.tf:42`; empty if unknown. */
function fileAndLine({ location }) {
    return location ? `${location.path}:${location.startLine}` : '';
}
/** `already on main`: whether the change caused a failure; empty if that is unknown. */
function baselineWords({ baseline }, { repository }, mark = _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B) {
    if (baseline === undefined)
        return '';
    const branch = repository?.defaultBranch;
    const where = branch === undefined ? 'in the current configuration' : `on ${mark(branch)}`;
    return `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}
/** Whether a finding can be overridden, and by whom; empty if it does not close the gate. */
function overrideWords({ severity, kind, status, guard }) {
    if (severity === 'needs-override')
        return guard === true
            ? 'can be approved by a comment, see `allow-destroys`'
            : 'can be overridden by those who manage policy overrides';
    const fixed = severity === 'blocks' && kind === 'policy' && status === 'failed';
    return fixed ? 'cannot be overridden' : '';
}
/** `overridden by ann, 2026-11-20 13:55 UTC: agreed`, as far as the service says it. */
function overriddenWords({ override = {} }, mark = { name: _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B, text: _text_js__WEBPACK_IMPORTED_MODULE_0__/* .asIs */ .$B }) {
    const { by, at = '', reason } = override;
    const head = by ? `overridden by ${mark.name(by)}` : 'overridden';
    const when = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(', ', head, (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .minuteOf */ .iA)(at));
    return reason ? `${when}: ${mark.text(reason)}` : when;
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 8245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ compareOwners),
/* harmony export */   gZ: () => (/* binding */ isQueue),
/* harmony export */   re: () => (/* binding */ refuseForeign)
/* harmony export */ });
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */
/** Compares the owners of the repositories that a change comes from and goes to. */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isQueue(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/** A sentence that says why these files must not be planned; undefined if they may be planned. */
function refuseForeign(foreign) {
    const { changeOrigin, event, checkedOut, trouble } = foreign;
    if (changeOrigin === 'own')
        return undefined;
    const handsOut = event !== undefined && event !== 'pull_request';
    const because = handsOut ? `The event ${event} hands out secrets` : 'This job has a token';
    const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
    const what = changeOrigin === 'foreign'
        ? `the checkout (${files}) is of a fork's pull request`
        : `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined ? '' : ` ${trouble}`;
    const way = handsOut ? 'Use the event pull_request' : 'Give the job no token';
    const allow = event === undefined
        ? 'pass `allow-untrusted-head` to a job that starts after a review'
        : 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
    return `${because}, and ${what}.${why} A plan runs code from those files. ${way}, or ${allow}.`;
}
//# sourceMappingURL=change-origin.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		id: moduleId,
/******/ 		loaded: false,
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Flag the module as loaded
/******/ 	module.loaded = true;
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return ({
  "10": "apply-run.js",
  "46": "read-audit.js",
  "56": "shared-from-outcomes.js",
  "67": "run-demo.js",
  "83": "shared-end-run.js",
  "90": "program-engine.js",
  "144": "shared-plan-configuration.js",
  "185": "carry-places.js",
  "202": "service.js",
  "244": "conformance.js",
  "260": "exec.js",
  "262": "locate-results.js",
  "265": "decide.js",
  "285": "combine-here.js",
  "307": "read-excerpts.js",
  "377": "examine-workflows.js",
  "384": "shared-github.js",
  "455": "audit-matrix.js",
  "472": "first-policy.js",
  "535": "uncommitted.js",
  "539": "sealed-group.js",
  "558": "shared-hono.js",
  "563": "gate.js",
  "605": "examine-run.js",
  "664": "commands.js",
  "697": "tar.js",
  "752": "undici.js",
  "815": "yaml.js",
  "832": "end-run.js",
  "846": "shared-read-changes.js",
  "849": "audit-page.js",
  "854": "open-local.js",
  "856": "re2js.js",
  "923": "hcl.js",
  "934": "valibot.js",
  "951": "loads.js",
  "953": "run-pages.js",
  "986": "watch-checks.js"
})[chunkId];
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/node module decorator */
/******/ (() => {
/******/ 	__nccwpck_require__.nmd = (module) => {
/******/ 		module.paths = [];
/******/ 		if (!module.children) module.children = [];
/******/ 		return module;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __nccwpck_require__(1708);
;// CONCATENATED MODULE: external "node:readline/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
// EXTERNAL MODULE: ./build/src/model/version.js
var version = __nccwpck_require__(5603);
// EXTERNAL MODULE: ./build/src/machine/system-clock.js + 1 modules
var system_clock = __nccwpck_require__(8993);
// EXTERNAL MODULE: ./build/src/machine/execute.js
var execute = __nccwpck_require__(5048);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __nccwpck_require__(4953);
// EXTERNAL MODULE: ./build/src/cli/pack.js
var pack = __nccwpck_require__(9011);
// EXTERNAL MODULE: ./build/src/cli/run-program.js
var run_program = __nccwpck_require__(1300);
;// CONCATENATED MODULE: ./build/src/cli/screen.js
const ERASE = '\r\x1b[K';
/** Both streams share one terminal; output is written above the status line. */
function createScreen({ out, err, columns }) {
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
        /** What removes the status line, to be written at once when the program is killed. */
        erasing: () => (shown === '' ? '' : ERASE),
        out: above(out),
        err: above(err),
        /** The present text of the status line. */
        status: (line = '') => inTurn(async () => {
            // Text in the last column makes some terminals begin a new line.
            const next = Array.from(line)
                .slice(0, columns() - 1)
                .join('');
            if (next === shown)
                return;
            await err(`${shown === '' ? '' : ERASE}${next}`);
            shown = next;
        }),
    };
}
/** The width of a terminal. One of no size, such as that of a recording, answers 0. */
function columnsOf({ columns }) {
    return columns || 80;
}
/** The height of a terminal. */
function rowsOf({ rows }) {
    return rows || 24;
}
const COLOURS = { '✓': 32, '✗': 31, '!': 33, '?': 33 };
/** The sign with which a line begins. */
function paint(text) {
    return text.replaceAll(/^( *)([✓✗!?])(?= )/gmu, (_, indent, sign) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`);
}
/** Whether to use colours and a status line: a person is watching and has not disabled them. */
function wantsScreen(terminal, { NO_COLOR = '', TERM, CI = '' }) {
    return terminal && NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}
/** Values of TERM_PROGRAM of terminals that show OSC 8 links. */
const WITH_LINKS = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio'];
/** Variables that only such terminals set. */
const ONLY_WITH_LINKS = ['WT_SESSION', 'KONSOLE_VERSION', 'KITTY_WINDOW_ID'];
/** The first version of the library behind GNOME's terminals that shows them. */
const FIRST_VTE = 5_000;
/** Whether links can be shown: an unknown terminal gets their URLs as text. */
function showsLinks(environment) {
    const { TERM_PROGRAM = '', VTE_VERSION = '', TERM = '', CI = '' } = environment;
    if (CI !== '' || TERM === 'dumb')
        return false;
    return (WITH_LINKS.includes(TERM_PROGRAM) ||
        ONLY_WITH_LINKS.some((name) => (environment[name] ?? '') !== '') ||
        Number(VTE_VERSION) >= FIRST_VTE ||
        TERM.startsWith('foot'));
}
//# sourceMappingURL=screen.js.map
// EXTERNAL MODULE: ./build/src/cli/wrap.js
var wrap = __nccwpck_require__(6890);
;// CONCATENATED MODULE: ./build/src/cli/main.js
/** The command line's entry: the only file of it that knows the process. */










// GitHub's toolkit reads the event file when it is loaded, and prints a message if the file is missing.
// This program reads the event itself, in `hosts/github/host.ts`.
const environment = { ...external_node_process_.env };
delete external_node_process_.env['GITHUB_EVENT_PATH'];
const cancel = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) {
    external_node_process_.on(name, () => {
        // A second signal ends the program at once, without waiting for the run to be cancelled.
        if (cancel.signal.aborted) {
            external_node_process_.stderr.write(screen?.erasing() ?? '');
            external_node_process_.exit(name === 'SIGINT' ? 130 : 143);
        }
        cancel.abort(name);
    });
}
/** Any failure of writing but a closed pipe (`| head`), for example a full disk. */
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
// The terminal of a job is a file in the end.
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
    err: (text) => outputs.err(columns ? (0,wrap/* wrapLines */.M)(text, columns()) : text),
    columns,
    environment,
    workingDirectory: external_node_process_.cwd(),
    terminal: external_node_process_.stdout.isTTY && external_node_process_.stdin.isTTY,
    isPersonThere: external_node_process_.stdin.isTTY && external_node_process_.stderr.isTTY,
    screen: external_node_process_.stdout.isTTY ? terminal : undefined,
    ask,
    clock: (0,system_clock/* systemClock */.m)(),
    random: Math.random,
    execute: execute/* execute */.g7,
    executeBounded: execute/* executeBounded */.Fo,
    signal: cancel.signal,
    version: version/* VERSION */.x,
};
// A program that ends without a result must not look green.
external_node_process_.exitCode = command/* EXIT */.dc.undecided;
// Not awaited: modules that are loaded later import this one and would wait for it to end.
void main();
async function main() {
    const words = external_node_process_.argv.slice(2);
    const exitCode = await (0,run_program/* runProgram */.m)(await commandsFor(words), words, io);
    if (unwritten !== undefined) {
        await io.err(`Not all of it could be written: ${unwritten.message}\n`);
    }
    const done = exitCode === command/* EXIT */.dc.green && unwritten !== undefined ? command/* EXIT */.dc.undecided : exitCode;
    // Everything written has been awaited; a connection kept alive must not keep the process.
    external_node_process_.exit(done);
}
/** All commands. `pack` needs no client of the service: reading the rest takes as long as packing does. */
async function commandsFor([first]) {
    if (first === pack/* pack */.q.name)
        return { name: 'plangate', summary: '', commands: [pack/* pack */.q] };
    return (await Promise.all(/* import() */[__nccwpck_require__.e(934), __nccwpck_require__.e(664)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2664))).plangate;
}
/** Resolves when the text is written, and also when writing fails. */
function write(stream, text) {
    return new Promise((resolve) => {
        stream.write(text, () => resolve());
    });
}
async function ask(question) {
    const lines = (0,promises_namespaceObject.createInterface)({ input: external_node_process_.stdin, output: external_node_process_.stderr });
    // While a question is open, a terminal hands Ctrl-C to it and sends no signal.
    lines.on('SIGINT', () => cancel.abort('SIGINT'));
    try {
        return await lines.question(question, { signal: cancel.signal });
    }
    catch (error) {
        external_node_process_.stderr.write('\n');
        // The call is over, and no answer must look like a "no".
        if (cancel.signal.aborted)
            throw error;
        return undefined;
    }
    finally {
        lines.close();
    }
}
//# sourceMappingURL=main.js.map
